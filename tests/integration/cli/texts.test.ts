import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

// The rules are tested in tests/unit/scripts/i18n/lint, what tools make of a catalog in tests/unit/scripts/i18n.
const english = 'locales/en/translation.po'
const german = 'locales/de/translation.po'
const languages = 'src/locale/locales.ts'

let site: ProjectCopy
let restore: () => void

beforeAll(() => {
  site = new ProjectCopy()
  restore = site.remember(english, german, languages)
})
beforeEach(() => restore())
afterAll(() => site[Symbol.dispose]())

/** The line number of an entry in a catalog, starting at 1. */
const lineOf = (catalog: string, id: string) =>
  catalog.split('\n').findIndex((line) => line === `msgctxt "${id}"` || line === `msgid "${id}"`) + 1

// That it exits with 0 without faults is a check of its own in `npm run check`.
test('the catalog check exits with 1, reports every fault with its place, and asks for npm run i18n if lines are wrapped', () => {
  site.replace(german, 'msgstr "Nachricht senden"', 'msgstr ""')
  site.replace(german, 'msgstr "Ihre Nachricht"', 'msgstr ""\n"Ihre "\n"Nachricht"')
  site.replace(english, 'Sending…', 'Sending \\"now\\"')
  const broken = site.run('node', 'scripts/i18n/sync.ts', '--check')
  expect(broken.status).toBe(1)
  for (const [catalog, id, finding] of [
    [german, 'contact.form.send', 'there is no German text; write it'],
    [english, 'common.sending', 'write it as “…”'],
  ] as const)
    expect(broken.output).toMatch(new RegExp(`^${catalog}:${lineOf(site.read(catalog), id)}: ${id}: .*${finding}`, 'm'))
  expect(broken.output).toContain('The catalogs are not as `npm run i18n` writes them: run it')
})

test.each<[catalog: string, left: string, save: (text: string) => string, sentence: RegExp, ...options: string[]]>([
  [german, 'nothing', () => '', /lacks (\d+) of \1 entries, such as \S+; have the tool save all of them, or restore/],
  [german, 'a part', (text) => text.split('\n\n').slice(0, 20).join('\n\n'), /lacks \d+ of \d+ entries/],
  [german, 'a conflict', (text) => text.replace('msgstr "Nach', '<<<<<<< HEAD\n$&'), /line \d+/, '--check'],
  // Otherwise all translations would ask for a review.
  [english, 'nothing', () => '', /lacks (\d+) of \1 entries/],
])('%s with %s is refused with one sentence, and nothing is written', (catalog, _, save, says, ...options) => {
  // Otherwise the German catalog would show the new English, and the English one would lose the wrapping.
  site.replace(english, 'msgstr "Send message"', 'msgstr ""\n"Send it"')
  site.edit(catalog, save)
  const before = [site.read(english), site.read(german)]
  const { status, output } = site.run('node', 'scripts/i18n/sync.ts', ...options)
  expect(status).toBe(1)
  expect(output).toMatch(says)
  expect(output.trim()).toMatch(new RegExp(`^${catalog}.*git$`))
  expect([site.read(english), site.read(german)]).toEqual(before)
})

test('A new language without formats is told in one sentence', () => {
  site.edit(languages, (text) => text.replace('\n] as const', "\n  { tag: 'fr', name: 'Français', texts: 'fr' },$&"))
  expect(site.run('node', 'scripts/i18n/sync.ts').output).toMatch(/^fr has no formats: `npm run typecheck` names .*\n$/)
})

test('The texts of removed ids are deleted on demand', () => {
  site.edit(german, (text) => `${text}\n#~ msgctxt "a.b"\n#~ msgid "Send"\n#~ msgstr "Senden"\n`)
  expect(site.run('node', 'scripts/i18n/sync.ts', '--drop')).toMatchObject({ status: 0 })
  expect(site.read(german)).not.toMatch(/^#~/m)
})

test('What assumes something about the company is listed with its place, and nothing is written', () => {
  const { output } = site.run('node', 'scripts/i18n/sync.ts', '--about-company')
  for (const catalog of [english, german])
    for (const id of ['credentials.confidentiality.title', 'contact.hours.zone'])
      expect(output).toMatch(new RegExp(`^${catalog}:${lineOf(site.read(catalog), id)}: ${id}: .`, 'm'))
  expect(output).not.toMatch(/common\.sending|clients\./)
})
