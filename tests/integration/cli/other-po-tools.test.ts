import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { hasGettext, outputOf, translatePython } from './po-tools.ts'
import { ProjectCopy } from './project-copy.ts'

const german = 'locales/de/translation.po'
const catalogs = ['locales/en/translation.po', german]
let site: ProjectCopy
let restore: () => void

beforeAll(() => {
  site = new ProjectCopy()
  restore = site.remember(...catalogs)
})
beforeEach(() => restore())
afterAll(() => site[Symbol.dispose]())

/** The German catalog after `npm run i18n`, starting from the content that a tool wrote. */
function afterSync(text: string): string {
  site.write(german, text)
  expect(site.run('node', 'scripts/i18n/sync.ts')).toMatchObject({ status: 0 })
  return site.read(german)
}

const header = (catalog: string) => catalog.slice(0, catalog.indexOf('\n\n'))
const body = (catalog: string) => catalog.slice(catalog.indexOf('\n\n'))

describe.skipIf(!hasGettext)('gettext', () => {
  test.each(catalogs)('reports no problem in %s', (catalog) => {
    expect(outputOf('msgfmt', ['--check', '--output-file=/dev/null', join(site.folder, catalog)])).toBe('')
  })

  test('may merge the catalog with a template of the same messages and wrap its lines: only header fields change', () => {
    const before = site.read(german)
    const file = join(site.folder, german)
    const template = join(site.folder, 'translation.pot')
    site.write('translation.pot', outputOf('msgattrib', ['--clear-fuzzy', '--empty', file]))
    const merged = outputOf('msgmerge', ['--quiet', file, template])
    expect(body(merged)).not.toBe(body(before))
    expect(body(afterSync(merged))).toBe(body(before))
  })
})

describe.skipIf(!translatePython)('translate-toolkit, the library behind Weblate', () => {
  const edit = `
import sys
from translate.storage import po
store = po.pofile.parsefile(sys.argv[1])
unit = next(unit for unit in store.units if unit.getcontext() == 'contact.form.send')
unit.target = 'Jetzt senden'
store.updateheader(add=True, X_Generator='Weblate 5', Last_Translator='Mia Berg <mia@example.com>')
store.save()
`

  test('reads every entry, and an edit changes only that entry and the header fields of the tool', () => {
    const before = site.read(german)
    outputOf(translatePython ?? '', ['-c', edit, join(site.folder, german)])
    const after = afterSync(site.read(german))
    expect(body(after)).toBe(body(before).replace('msgstr "Nachricht senden"', 'msgstr "Jetzt senden"'))
    expect(header(after)).toContain('"X-Generator: Weblate 5\\n"')
    expect(header(after)).toContain('"Last-Translator: Mia Berg <mia@example.com>\\n"')
  })

  test('counts every message as translated', () => {
    const counted = outputOf(translatePython ?? '', [
      '-c',
      'import sys\nfrom translate.storage import po\nunits = [u for u in po.pofile.parsefile(sys.argv[1]).units if u.istranslatable()]\nprint(len(units), sum(u.istranslated() for u in units), sum(u.isfuzzy() for u in units))',
      join(site.folder, german),
    ])
    const count = site.read(german).split('\nmsgctxt ').length - 1
    expect(counted.trim()).toBe(`${count} ${count} 0`)
  })
})
