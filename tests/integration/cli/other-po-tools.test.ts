import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { hasGettext, outputOf } from './po-tools.ts'
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
