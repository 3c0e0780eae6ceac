import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { caseStudies } from '#content/case-studies.ts'
import { pullRequest } from '#graphics/developer/pull-request.ts'
import { team } from '#content/team.ts'
import { tools } from '#content/tools.ts'
import { languages } from '#locale/locales.ts'
import { initialsOf } from '#ui/monogram.tsx'
import type * as mails from '../../../supabase/functions/send-contact-email/compose-newsletter.ts'
import { readPo, writePo } from '../../../scripts/i18n/po.ts'
import { pseudoMessage } from '../../support/pseudo.ts'
import { settings } from '../../unit/supabase/function-settings.ts'
import { buildCopy } from './built-copy.ts'
import { ProjectCopy } from './project-copy.ts'

vi.setConfig({ hookTimeout: 600_000 })

/** What French needs besides its catalog and its mails: what the compiler names after the language is in the list. */
const namedByCompiler: Readonly<Record<string, readonly [before: string, added: string]>> = {
  'build/checks/repeated-phrases.ts': ['  de: [{ phrase', '  fr: [],\n'],
  'src/graphics/voice-synthesis/announcement.ts': [
    "  de: { client: 'miriam-vogel'",
    "  fr: { client: 'miriam-vogel', otherLanguage: 'de' },\n",
  ],
  // The questions that French buyers ask.
  'src/content/faq.ts': ['  de: {\n', '  get fr() {\n    return this.en\n  },\n'],
  'src/i18n/soft-hyphens.ts': ['  de: (word)', '  fr: undefined,\n'],
  'src/locale/format.ts': [
    '  de: {\n',
    `  fr: {
    currency: 'EUR',
    times: '\\u00A0×',
    price: (euros) => euros,
    clock: (minutes) => intlClock(minutes, 'fr'),
    range: (from, to) => \`\${intlClock(from, 'fr')}–\${intlClock(to, 'fr')}\`,
    words: [],
  },\n`,
  ],
}

let copy: ProjectCopy
let complaints: string[]
let built: ReadonlyMap<string, string>

/** The documents in French by path. */
const french = () => [...built].filter(([file]) => file.startsWith('_fr/') && file.endsWith('.html'))

// Adds French to a copy of the project by the steps of docs/adding-things.md.
beforeAll(() => {
  copy = new ProjectCopy()
  copy.edit('src/locale/locales.ts', (text) =>
    text.replace('] as const\n', "  { tag: 'fr', name: 'Français', texts: 'fr' },\n] as const\n"),
  )
  const { output } = copy.run('tsc', '--noEmit', '--incremental', 'false')
  complaints = [...new Set(output.match(/^(src|build|scripts|server)\/[^(]+/gm))]
  for (const [file, [before, added]] of Object.entries(namedByCompiler))
    copy.edit(file, (text) => text.replace(before, () => added + before))
  copy.run('node', 'scripts/i18n/sync.ts')
  copy.edit('locales/fr/translation.po', translated)
  copy.edit('supabase/functions/send-contact-email/newsletter-texts.ts', (text) =>
    text
      .replace('/** The texts by language. */', () => `${frenchMails}\n/** The texts by language. */`)
      .replace("['de', de],", "['de', de],\n  ['fr', fr],"),
  )
  built = buildCopy(copy)
})
afterAll(() => copy[Symbol.dispose]())

const frenchMails = `const fr: Texts = {
  confirmation: ({ requested, days }) => ({
    subject: 'Confirmez votre inscription',
    before: [\`Inscription le \${requested}.\`],
    action: 'Confirmer',
    after: [\`Le lien est valable \${days} jours.\`],
  }),
  welcome: { subject: 'Inscription confirmée', before: [], action: 'Lire', after: [] },
  unsubscribe: 'Se désabonner',
}
`

/** A catalog of which every entry is translated into the pseudo-language. */
function translated(catalog: string): string {
  const file = readPo(catalog)
  return writePo({ ...file, items: file.items.map((item) => ({ ...item, msgstr: [pseudoMessage(item.msgid)] })) })
}

test('The compiler names every other file that decides something by language', () => {
  expect(complaints.toSorted()).toEqual(Object.keys(namedByCompiler).toSorted())
})

test('Every page has a document in French', () => {
  const pages = [...built.keys()].filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  expect(pages.length).toBeGreaterThan(30)
  expect(
    french()
      .map(([file]) => file.slice('_fr/'.length))
      .toSorted(),
  ).toEqual(pages.toSorted())
})

/** Names from records and words that browsers write in French, the longest first. */
const names = [
  ...Object.values(company.address),
  ...Object.values(company.phone),
  ...(company.chat ? [company.chat.name] : []),
  company.name,
  company.legalName,
  company.email,
  company.hours.zoneName,
  company.hours.zone,
  company.hours.sameClock,
  ...clients.all.flatMap((client) => [client.name, client.company, initialsOf(client.name)]),
  ...team.all.flatMap(({ name }) => [name, initialsOf(name)]),
  ...tools.all.map(({ name }) => name),
  ...caseStudies.all.flatMap(({ technologies }) => technologies),
  pullRequest.branch,
  pullRequest.file,
  ...pullRequest.diff.map(({ code }) => code),
  // The other languages of the selector.
  ...'English Deutsch Español Français anglais espagnol allemand et minutes minute heures heure jours jour semaines mois min sem'.split(
    ' ',
  ),
  ...languages.map((tag) => tag.toUpperCase()),
].toSorted((a, b) => b.length - a.length)

/** Every visible or accessible text of a document, unless it is marked with its own language. */
function textsOf(html: string): string[] {
  // Drawings have no text, and parsing their paths takes time; the content of <noscript> would be parsed as one text.
  const { document } = new JSDOM(html.replaceAll(/<path [^>]*>(<\/path>)?|<\/?noscript>/g, '')).window
  // The title of a page in a single language is in that language.
  const inOneLanguage = document.querySelector('main [lang], main[lang]') ? ', title, meta' : ''
  for (const element of document.querySelectorAll(`body [lang], script, style${inOneLanguage}`)) element.remove()
  const showText = 4
  const nodes = document.createTreeWalker(document, showText)
  const found: string[] = []
  while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? '')
  for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  const meta = 'meta:is([name$="description"], [property$="title"], [property$="description"], [property$="alt"])'
  for (const element of document.querySelectorAll(meta)) found.push(element.getAttribute('content') ?? '')
  return found
}

function isOtherLanguage(text: string): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  return /[a-z]{2,}/i.test(rest.replaceAll(/\S+@\S+|https?:\S+/g, ''))
}

test('No document in French has English or German words besides names and what is in one language', () => {
  const words = '<main><p>[Šééñđ]</p><p>Send</p><img alt="A cat"><p lang="de">Hallo</p><p>Canva 9 heures</p></main>'
  expect(textsOf(words).filter(isOtherLanguage)).toEqual(['Send', 'A cat'])
  for (const [file, html] of french()) expect(textsOf(html).filter(isOtherLanguage), file).toEqual([])
})

test.each([
  ['index.html', ['2\u00A0999\u00A0€', '60\u00A0%', '40+', '300\u00A0%']],
  ['why-ki.html', ['2,3\u00A0×', '75\u00A0%']],
  ['services/text-generation.html', ['38,40\u00A0€']],
  ['projects/quality-control.html', ['8\u00A0mois']],
  ['projects/voice-documentation.html', ['38', 'minutes']],
  ['contact.html', ['9:00–17:00 MST', '10:00–14:00 MST', '10\u00A0k+']],
  ['expertise/trainer.html', ['9:00', '13:00']],
])('Numbers, money and times of /%s have the French notation', (file, written) => {
  for (const text of written) expect(built.get(`_fr/${file}`)).toContain(text)
})

test('Head, selector, sitemap and hosts know French', () => {
  for (const [file, html] of french()) {
    const { document } = new JSDOM(html).window
    expect(document.documentElement.lang, file).toBe('fr')
    expect(document.querySelector('select option[value=fr]')?.textContent, file).toBe('FR')
    if (file.endsWith('404.html')) continue
    const address = document.querySelector<HTMLLinkElement>('link[hreflang=fr]')?.href
    expect(address, file).toMatch(/\?lng=fr$/)
    expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(address)
    expect(document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content).toBe('fr_FR')
    expect(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content).toMatch(/-fr-[\w-]+\.png$/)
    expect(document.querySelector('header a[href="/services-overview"]'), file).not.toBeNull()
  }
  expect(built.get('sitemap.xml')).toContain('<loc>https://novamesa.example/contact?lng=fr</loc>')
  expect(readdirSync(join(copy.folder, 'dist-hosts')).length).toBeGreaterThan(2)
  expect(copy.read('dist-hosts/nginx.conf')).toContain('/_fr')
})

test('The mails of the newsletter are in French, with a French date', async () => {
  const file = join(copy.folder, 'supabase/functions/send-contact-email/compose-newsletter.ts')
  const { composeConfirmation }: typeof mails = await import(pathToFileURL(file).href)
  const subscription = { subscription: 'x', email: 'a@b.example', requested: '2026-11-22T09:00Z', unsubscribeToken: '' }
  const mail = composeConfirmation({ ...subscription, kind: 'confirmation', language: 'fr', days: 14 }, 't', settings)
  expect(mail.subject).toBe('Confirmez votre inscription')
  expect(mail.text).toContain('le 22 novembre 2026.')
})
