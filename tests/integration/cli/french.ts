import { JSDOM } from 'jsdom'
import { clients } from '#content/clients.ts'
import { actors } from '#graphics/actors.ts'
import { languages } from '#locale/locales.ts'
import { initialsOf } from '#ui/monogram.tsx'
import { readPo, writePo } from '../../../pipeline/catalogs/po.ts'
import { pseudoMessage } from '../../support/pseudo.ts'
import { another, people } from './another-company.ts'
import type { ProjectCopy } from './project-copy.ts'

/** What French needs besides its catalog and its mails: what the compiler names after the language is in the list. */
export const namedByCompiler: Readonly<Record<string, readonly [before: string, added: string]>> = {
  'src/i18n/line-breaks.ts': ['  de: (text)', '  fr: undefined,\n'],
  'src/locale/locales.ts': ["de: 'DE' }", "fr: 'FR', "],
  'src/locale/times.ts': [
    '  de: {\n',
    `  fr: {
    times: '\\u00A0×',
    clock: (minutes) => hourOrTime(minutes),
    to: '–',
    clocks: (from, to) => [hourOrTime(from), hourOrTime(to)],
    words: [],
  },\n`,
  ],
}

/** A catalog of which every entry is translated into the pseudo-language. */
function translated(catalog: string): string {
  const file = readPo(catalog)
  return writePo({ ...file, items: file.items.map((item) => ({ ...item, msgstr: [pseudoMessage(item.msgid)] })) })
}

/** Makes French a language of a copy of the project; returns the files that the compiler names then. */
export function declareFrench(copy: ProjectCopy): string[] {
  copy.edit('src/locale/locales.ts', (text) =>
    text.replace('] as const\n', "  { tag: 'fr', name: 'Français', texts: 'fr' },\n] as const\n"),
  )
  // Without the tests, which take half of the time.
  copy.write(
    'tsconfig.site.json',
    '{ "extends": "./tsconfig.json", "include": ["src", "pipeline", "scripts", "server"] }',
  )
  const { output } = copy.run('tsc', '--noEmit', '--incremental', 'false', '--project', 'tsconfig.site.json')
  copy.remove('tsconfig.site.json')
  return [...new Set(output.match(/^[^\s(]+(?=\(\d+,\d+\): error )/gm))]
}

/** Adds what French needs by the steps of docs/adding-things.md. */
export function addFrench(copy: ProjectCopy): void {
  for (const [file, [before, added]] of Object.entries(namedByCompiler))
    copy.edit(file, (text) => text.replace(before, () => added + before))
  copy.run('node', 'scripts/i18n/sync.ts')
  copy.edit('locales/fr/translation.po', translated)
}

/** Names from records and words that browsers write in French, the longest first. */
const names = [
  ...Object.values(another.address).flatMap((line) => line ?? []),
  ...Object.values(another.phone),
  ...another.profiles.map(({ name }) => name),
  another.name,
  another.legalName,
  another.email,
  another.hours.zone,
  // The city of a time zone.
  another.hours.timeZone.replace(/.*\//, ''),
  ...clients.all.flatMap((client) => [client.name, client.company, initialsOf(client.name)]),
  ...Object.values(actors).flatMap((actor): string[] => Object.values(actor)),
  ...people.flatMap((name) => [name, initialsOf(name)]),
  ...Object.values(another.processors),
  new Intl.DisplayNames('fr', { type: 'region' }).of(another.address.country) ?? another.address.country,
  // The other languages of the selector.
  ...'lun. mar. mer. jeu. ven. sam. dim. English Deutsch Español Français anglais espagnol allemand et minutes minute heures heure jours jour semaines mois min sem euros'.split(
    ' ',
  ),
  ...languages.map((tag) => tag.toUpperCase()),
].toSorted((a, b) => b.length - a.length)

/** Every visible or accessible text of a document, unless it is marked with its own language. */
export function textsOf(html: string): string[] {
  // Drawings have no text, and parsing their paths takes time.
  const { document } = new JSDOM(html.replaceAll(/<path [^>]*>(<\/path>)?/g, '')).window
  // The title of a page in a single language is in that language.
  const inOneLanguage = document.querySelector('main [lang], main[lang]') ? ', title, meta' : ''
  for (const element of document.querySelectorAll(
    `body [lang], figure:has(code) > figcaption, code, figure:has(code) p:has(+ pre), script, style${inOneLanguage}`,
  ))
    element.remove()
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

export function isOtherLanguage(text: string): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  return /[a-z]{2,}/i.test(rest.replaceAll(/\S+@\S+|https?:\S+/g, ''))
}
