import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lineOf } from './catalog-lines.ts'
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

test('the catalog check exits with 1 and reports every fault with its place, and exits with 0 without faults', () => {
  site.replace(german, 'msgstr "Nachricht senden"', 'msgstr ""')
  site.replace(english, 'Sending…', 'Sending...')
  const broken = site.run('node', 'scripts/i18n/check.ts')
  expect(broken.status).toBe(1)
  for (const [catalog, id, finding] of [
    [german, 'contact.form.send', 'there is no German text; write it'],
    [english, 'common.sending', 'write the one character …'],
  ] as const)
    expect(broken.output).toMatch(new RegExp(`^${catalog}:${lineOf(site.read(catalog), id)}: ${id}: .*${finding}`, 'm'))

  restore()
  expect(site.run('node', 'scripts/i18n/check.ts')).toEqual({ status: 0, output: '' })
})

test('the catalog check asks for npm run i18n when another tool has wrapped the lines', () => {
  site.replace(german, 'msgstr "Nachricht senden"', 'msgstr ""\n"Nachricht "\n"senden"')
  const { status, output } = site.run('node', 'scripts/i18n/check.ts')
  expect(status).toBe(1)
  expect(output).toContain('The catalogs are not as `npm run i18n` writes them: run it')
})

test.each(['sync.ts', 'check.ts'] as const)(
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
