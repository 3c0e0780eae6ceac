import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { kinds } from '../../tooling/new/kinds.ts'
import type * as serveModule from '../../tooling/serve.ts'
import { overHttp } from './hosts/over-http.ts'
import { exampleFor, inDisguise } from './machine-words.ts'
import { copyOfProject, failedTests, fillDeck, type ProjectCopy } from './project-copy.ts'
import { namedTests } from '../unit/docs/named-tests.ts'
import { readProjectFile } from '../unit/sources.ts'

const slug = 'voice-cloning'
const records = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind, page: kind.page(slug) }))
const detailPages = records.filter(({ page }) => page.endsWith(slug))

let copy: ProjectCopy
/** What each command printed, and the lines that it pointed to. */
const said: Record<string, { output: string; left: { at: string; line: string; what: string }[] }> = {}

// A copy of the project, in which every kind of record and a third language are added. The tests go on from there,
// one after the other, until the site is built and served.
beforeAll(() => {
  copy = copyOfProject()
  for (const { name } of records) add(name, slug)
  add('language', 'fr')
}, 300_000)

function add(kind: string, what: string) {
  const output = succeed('node', 'tooling/new.ts', kind, what)
  const left = [...output.matchAll(/^([\w./-]+):(\d+) (\S+): ./gm)].map(([, at = '', number = '', pointedTo = '']) => ({
    at,
    line: copy.read(at).split('\n')[Number(number) - 1]?.trim() ?? '',
    what: pointedTo,
  }))
  said[kind] = { output, left }
}

afterAll(() => copy.remove())

function succeed(program: string, ...args: string[]): string {
  const { status, said: output } = copy.run(program, ...args)
  expect(status, output).toBe(0)
  return output
}

describe('`npm run new`', () => {
  test.each(records)('says for a $name, line by line, what is left to do and where', ({ name, file, collection }) => {
    const { output = '', left = [] } = said[name] ?? {}
    const [facts, texts] = [left.filter(({ at }) => at === file), left.filter(({ at }) => at.endsWith('.po'))]
    expect(facts.length).toBeGreaterThan(0)
    for (const { line, what } of facts) expect(line).toMatch(new RegExp(`^${what}: .`))
    expect(texts.length).toBeGreaterThan(5)
    for (const { line, what } of texts) expect(line).toBe(`msgid "${what}"`)
    expect(texts.filter(({ what }) => !what.startsWith(`${collection.name}.${slug}.`))).toEqual([])
    expect(output).toMatch(
      new RegExp(`^locales/de/translation.po:\\d+ to line \\d+: ${texts.length} texts in German$`, 'm'),
    )
  })

  test('changes nothing when the copy decks cannot be brought in step', () => {
    copy.write('src/broken.tsx', 'export const half = (')
    const before = copy.sources()
    for (const args of [
      ['service', 'sound-design'],
      ['language', 'it'],
    ]) {
      const { status, said: output } = copy.run('node', 'tooling/new.ts', ...args)
      expect(output).toContain('Nothing was changed.')
      expect(status).toBe(1)
    }
    expect(copy.sources()).toEqual(before)
    copy.remove('src/broken.tsx')
  })

  test('leaves code that compiles, in the format of the project', () => {
    succeed('tsc', '--noEmit')
    succeed('oxfmt', '--check')
  })

  test('leaves stubs of which `npm run check:words` names every one', () => {
    const { status, said: output } = copy.run('node', 'tooling/words/check.ts')
    expect(status).toBe(1)
    for (const { collection } of records)
      for (const locale of ['en', 'de', 'fr'])
        expect(output).toContain(`locales/${locale}/translation.po: ${collection.name}.${slug}.description`)
    expect(output).toContain('locales/fr/translation.po: nav.tools')
    expect(output).not.toContain('locales/de/translation.po: nav.tools')
  })
})

describe('When its texts are written', () => {
  beforeAll(() => {
    fillDeck(copy, 'en', ({ msgid, extractedComments }) => exampleFor(msgid, extractedComments.join(' ')))
    succeed('node', 'tooling/words/sync.ts')
    fillDeck(copy, 'de', ({ msgid }) => msgid)
    fillDeck(copy, 'fr', ({ msgid }) => inDisguise(msgid))
  }, 120_000)

  test('the tests that fail are the ones of docs/adding-things.md: facts not stated, lists of the specification', () => {
    const about = ['tests/unit/content', 'tests/unit/locales', 'tests/unit/routes/routes.test.ts']
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', 'report.json']
    const { said: output } = copy.run('vitest', 'run', '--project', 'unit', ...about, ...reporters)
    const named = namedTests(readProjectFile('docs/adding-things.md')).filter(({ file }) => file.startsWith('unit/'))
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
    }, 300_000)
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
      ['profile', '/expertise'],
      ['project', '/projects'],
      ['topic', '/why-ki'],
    ])('the page of a %s is linked from %s', async (name, overview) => {
      const { text } = await page(overview)
      expect(text).toContain(`href="${kinds[name]?.page(slug)}"`)
    })

    test('the catalogue has the card of the service, the tools and the workshops have theirs', async () => {
      expect((await page('/services')).text).toContain(`href="/services/${slug}"`)
      expect((await page('/tools')).text).toContain(`href="https://${slug}.example"`)
      expect((await page('/workshops')).text).toContain(`href="https://${slug}.${company.workshopsDomain}"`)
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
