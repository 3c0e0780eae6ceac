import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

// The rules are tested in tests/unit/scripts/i18n/lint.
const english = 'locales/en/translation.po'
const german = 'locales/de/translation.po'

let site: ProjectCopy
let restore: () => void

beforeAll(() => {
  site = new ProjectCopy()
  restore = site.remember(english, german)
})
beforeEach(() => restore())
afterAll(() => site[Symbol.dispose]())

/** The line number of an entry's translation in a catalog, starting at 1. */
function lineOf(catalog: string, id: string): number {
  const lines = catalog.split('\n')
  const start = lines.findIndex((line) => line === `msgctxt "${id}"` || line === `msgid "${id}"`)
  return lines.findIndex((line, index) => index > start && line.startsWith('msgstr ')) + 1
}

// That it exits with 0 without faults is a check of its own in `npm run check`.
test('the catalog check exits with 1, reports every fault with its place, and asks for npm run i18n if lines are wrapped', () => {
  site.replace(german, 'msgstr "Nachricht senden"', 'msgstr ""')
  site.replace(german, 'msgstr "Schreiben Sie uns"', 'msgstr ""\n"Schreiben "\n"Sie uns"')
  site.replace(english, 'Sending…', 'Sending \\"now\\"')
  const broken = site.run('node', 'scripts/i18n/check-catalogs.ts')
  expect(broken.status).toBe(1)
  for (const [catalog, id, finding] of [
    [german, 'contact.form.send', 'there is no German text; write it'],
    [english, 'common.sending', 'write it as “…”'],
  ] as const)
    expect(broken.output).toMatch(new RegExp(`^${catalog}:${lineOf(site.read(catalog), id)}: ${id}: .*${finding}`, 'm'))
  expect(broken.output).toContain('The catalogs are not as `npm run i18n` writes them: run it')
})

test.each(['sync.ts', 'check-catalogs.ts'] as const)(
  'a broken catalog is refused with its line number and stays unchanged (%s)',
  (program) => {
    site.replace(german, 'msgstr "Nachricht senden"', '<<<<<<< HEAD')
    const broken = site.read(german)
    const line = broken.split('\n').indexOf('<<<<<<< HEAD') + 1
    const { status, output } = site.run('node', `scripts/i18n/${program}`)
    expect(status).toBe(1)
    expect(output.trim()).toBe(
      `${german}:${line}: this line is not valid in a PO file; fix it or restore the file with git`,
    )
    expect(site.read(german)).toBe(broken)
  },
)
