import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#locale/locales.ts'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { limitOf } from '../../../scripts/i18n/lint/message.ts'
import { lineOf, lint } from '../../../scripts/i18n/lint/lint.ts'
import { readPo } from '../../../scripts/i18n/po.ts'
import { readProjectFile } from '../sources.ts'

const texts = readCatalogs(join(import.meta.dirname, '../../..'))
const idsOf = (locale: string) =>
  readPo(readProjectFile(`locales/${locale}/translation.po`)).items.map(({ msgctxt, msgid }) => msgctxt ?? msgid)

test('The two catalogs have the same messages in the same order', () => {
  expect(idsOf('en').length).toBeGreaterThan(900)
  expect(idsOf('de')).toEqual(idsOf('en'))
  expect(texts).toHaveLength(locales.length * idsOf('en').length)
})

test('The messages are sorted by id, which avoids merge conflicts', () => {
  const ids = idsOf('en')
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
})

test('No message violates a lint rule', () => {
  expect(lint(texts).map(lineOf)).toEqual([])
})

test('Most notes state the maximum length', () => {
  expect(texts.filter(({ note }) => limitOf(note) !== undefined).length).toBeGreaterThan(1000)
})
