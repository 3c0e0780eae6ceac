import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { kinds } from '../../tooling/new/kinds.ts'
import type * as serveModule from '../../tooling/serve.ts'
import { overHttp } from '../hosting/hosts/over-http.ts'
import { exampleFor, inDisguise } from './machine-words.ts'
import { failedTests, fillDeck } from './filled-decks.ts'
import { ProjectCopy } from './project-copy.ts'
import { namedTests } from '../unit/docs/named-tests.ts'
import { shownCommands, withoutNumbers } from '../unit/docs/shown-commands.ts'
import { readProjectFile } from '../unit/sources.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const documented = readProjectFile('docs/adding-things.md')
const commands = shownCommands(documented)
const records = commands.flatMap(({ kind: name, slug }) => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind ? [{ name, slug, file: kind.file, collection: kind.collection.name, page: kind.page(slug) }] : []
})
const detailPages = records.filter(({ page, slug }) => page.endsWith(slug))

let copy: ProjectCopy
/** What each command printed, and the lines that it pointed to. */
const said: Record<string, { output: string; left: { at: string; line: string; what: string }[] }> = {}
/** What the compiler and the gates of format and words say after all commands, before any text is written. */
let asked: Record<'types' | 'format' | 'words', ReturnType<ProjectCopy['run']>>

// A copy of the project, in which every command of docs/adding-things.md is given: each kind of record and a third
// language. What is further on, texts and the built site, is made where the tests of it begin.
beforeAll(() => {
  copy = new ProjectCopy()
  for (const { kind, slug } of commands) {
    const output = succeed('node', 'tooling/new.ts', kind, slug)
    const left = [...output.matchAll(/^([\w./-]+):(\d+) (\S+): ./gm)].map(([, at = '', number = '', what = '']) => ({
      at,
      line: copy.read(at).split('\n')[Number(number) - 1]?.trim() ?? '',
      what,
    }))
    said[kind] = { output, left }
  }
  asked = {
    types: copy.run('tsc', '--noEmit'),
    format: copy.run('oxfmt', '--check'),
    words: copy.run('node', 'tooling/words/check.ts'),
  }
})
afterAll(() => copy[Symbol.dispose]())

function succeed(program: string, ...args: string[]): string {
  const { status, output } = copy.run(program, ...args)
  expect(status, output).toBe(0)
  return output
}

describe('`npm run new`', () => {
  test.each(commands)('prints for a $kind what docs/adding-things.md shows', ({ kind, lines }) => {
    const printed = (said[kind]?.output ?? '').split('\n').map(withoutNumbers)
    expect(printed).toEqual(expect.arrayContaining(lines.map(withoutNumbers)))
  })

  test.each(records)('says for a $name, line by line, what is left to do and where', (record) => {
    const { output = '', left = [] } = said[record.name] ?? {}
    const facts = left.filter(({ at }) => at === record.file)
    const texts = left.filter(({ at }) => at.endsWith('.po'))
    expect(facts.length).toBeGreaterThan(0)
    for (const { line, what } of facts) expect(line).toMatch(new RegExp(`^${what}: .`))
    expect(texts.length).toBeGreaterThan(5)
    for (const { line, what } of texts) expect(line).toBe(`msgid "${what}"`)
    expect(texts.filter(({ what }) => !what.startsWith(`${record.collection}.${record.slug}.`))).toEqual([])
    expect(output).toMatch(new RegExp(`^locales/de/.*: ${texts.length} texts in German$`, 'm'))
  })

  test.each([
    ['service', 'sound-design'],
    ['language', 'it'],
  ])('changes nothing for a %s when the copy decks cannot be brought in step', async (...args) => {
    copy.write('src/broken.tsx', 'export const half = (')
    onTestFinished(() => copy.remove('src/broken.tsx'))
    const before = copy.sources()
    const { status, output } = copy.run('node', 'tooling/new.ts', ...args)
    expect(output).toContain('Nothing was changed.')
    expect(status).not.toBe(0)
    expect(copy.sources()).toEqual(before)
  })

  test('leaves code that compiles, in the format of the project', () => {
    expect(asked.types.status, asked.types.output).toBe(0)
    expect(asked.format.status, asked.format.output).toBe(0)
  })

  test('leaves stubs of which `npm run check -- words` names every one', () => {
    const { status, output } = asked.words
    expect(status).not.toBe(0)
    const names = (locale: string, id: string) =>
      new RegExp(`^locales/${locale}/translation.po:\\d+: ${id}: .*missing`, 'm')
    for (const { collection, slug } of records)
      for (const locale of ['en', 'de', 'fr'])
        expect(output).toMatch(names(locale, `${collection}.${slug}.description`))
    expect(output).toMatch(names('fr', 'nav.tools'))
    expect(output).not.toMatch(names('de', 'nav.tools'))
  })
})

describe('When its texts are written', () => {
  beforeAll(() => {
    fillDeck(copy, 'en', ({ msgid, extractedComments }) => exampleFor(msgid, extractedComments.join(' ')))
    succeed('node', 'tooling/words/sync.ts')
    fillDeck(copy, 'de', ({ msgid }) => msgid)
    fillDeck(copy, 'fr', ({ msgid }) => inDisguise(msgid))
  })

  test('the tests that fail are the ones of docs/adding-things.md: facts not stated, lists of the specification', () => {
    // Not those of the decks: what a machine has filled in is no German.
    const about = ['tests/unit/content', 'tests/unit/routes/routes.test.ts']
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', 'report.json']
    const { output } = copy.run('vitest', 'run', '--project', 'unit', ...about, ...reporters)
    const named = namedTests(documented).filter(({ file }) => file.startsWith('unit/'))
    expect(failedTests(copy)).toEqual(new Set(named.map(({ file, title }) => `${file} "${title}"`)))
    for (const { file } of records) expect(output).toContain(`${file}:`)
  })

  describe('and the site is built', () => {
    let ask: ReturnType<typeof overHttp>
    let close: () => Promise<void>

    beforeAll(async () => {
      succeed('node', 'tooling/build.ts', '--mode', 'embedded')
      const load = (file: string) => import(pathToFileURL(join(copy.folder, file)).href)
      const { serve }: typeof serveModule = await load('tooling/serve.ts')
      const server = await serve({
        backend: { fetch: () => Promise.reject(new Error('no request is meant for the backend')) },
        port: 0,
      })
      ask = overHttp({ host: '127.0.0.1', port: new URL(server.url).port })
      close = () => server.close()
    })
    afterAll(() => close())

    /** What a visitor gets who asks for a page in one of the ways to say a language. */
    async function page(path: string, headers: Record<string, string> = {}) {
      const { status, headers: answered, body } = await ask(path, { headers })
      expect(status, path).toBe(200)
      const text = body.toString()
      return { text, language: answered['content-language'], lang: /<html lang="(\w+)"/.exec(text)?.[1] }
    }

    test.each(detailPages)(
      'the page of a $name stands in every language, under its own words',
      async ({ page: path }) => {
        for (const locale of ['en', 'de', 'fr']) {
          const { text, language, lang } = await page(`${path}?lng=${locale}`)
          expect([language, lang]).toEqual([locale, locale])
          const title = `${path.slice(1).replace('/', ' ')} `
          expect(text).toContain(locale === 'fr' ? inDisguise(title) : title)
        }
      },
    )

    test.each([
      ['service', '/services-overview'],
      ['service', '/services'],
      ['profile', '/expertise'],
      ['project', '/projects'],
      ['topic', '/why-ki'],
    ])('the page of a %s is linked from %s', async (name, overview) => {
      const { text } = await page(overview)
      expect(text).toContain(`href="${records.find((record) => record.name === name)?.page}"`)
    })

    test.each([
      ['tool', '/tools'],
      ['workshop', '/workshops'],
    ])('the card of a %s is on %s', async (name, overview) => {
      const record = records.find((one) => one.name === name)
      expect((await page(overview)).text).toContain(`href="https://${record?.slug}.`)
    })

    test('the sitemap has the new pages, and every page in the new language', async () => {
      const { text } = await page('/sitemap.xml')
      for (const { page: path } of detailPages) {
        expect(text).toContain(`<loc>${company.origin}${path}</loc>`)
        expect(text).toContain(`<loc>${company.origin}${path}?lng=fr</loc>`)
        expect(text).toContain(`hreflang="fr" href="${company.origin}${path}?lng=fr"`)
      }
    })

    test.each([
      ['the query', '/about?lng=fr', {}],
      ['the cookie', '/about', { cookie: 'i18next=fr', 'accept-language': 'de' }],
      ['the browser', '/about', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }],
    ])('the new language is answered to those who ask for it by %s', async (_, url, headers) => {
      expect(await page(url, headers)).toMatchObject({ language: 'fr', lang: 'fr' })
    })

    test('English and German are answered as before', async () => {
      expect(await page('/about')).toMatchObject({ language: 'en', lang: 'en' })
      expect(await page('/about', { 'accept-language': 'it, de;q=0.8, fr;q=0.7' })).toMatchObject({ lang: 'de' })
    })

    test('every document names its address in the new language, and offers the language by its own name', async () => {
      for (const locale of ['en', 'de', 'fr']) {
        const { text } = await page(`/contact?lng=${locale}`)
        expect(text).toMatch(
          new RegExp(`<link rel="alternate" hrefLang="fr" href="${company.origin}/contact\\?lng=fr"`, 'i'),
        )
        expect(text).toMatch(/<option[^>]* value="fr"[^>]*>FR<\/option>/)
        expect(text).toMatch(/<option[^>]* title="Français"/)
        expect(text).toMatch(/<a href="\?lng=fr"[^>]*>Français<\/a>/)
      }
    })

    test('what exists in one language only stays in it, and says so in the new one', async () => {
      const { text: imprint } = await page('/legal/imprint?lng=fr')
      expect(imprint).toContain('<div lang="en">')
      expect(imprint).toContain(inDisguise('This document is in English.'))
      expect((await page('/about?lng=fr')).text).toContain('<div lang="de">')
    })

    test('the settings of every host know the language', () => {
      expect(copy.read('dist-hosts/nginx.conf')).toContain('"/_fr"')
      expect(copy.read('dist-hosts/netlify/_redirects')).toContain('/about /_fr/about.html 200! Language=fr')
      expect(copy.read('dist-hosts/vercel/vercel.json')).toContain('"dest": "/_fr/$1.html"')
      expect(copy.read('dist-hosts/cloudflare/worker.js')).toMatch(/tag: ['"`]fr['"`]/)
    })
  })
})
