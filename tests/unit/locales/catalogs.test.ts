import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companyFacts } from '#content/company-facts.ts'
import { locales } from '#i18n/locales.ts'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { compile, valuesOf } from '../../../scripts/i18n/lint/compiled.ts'
import { limitOf } from '../../../scripts/i18n/lint/length.ts'
import { lineOf, lint } from '../../../scripts/i18n/lint/lint.ts'
import { readPo } from '../../../scripts/i18n/po.ts'
import { readProjectFile, sources } from '../sources.ts'

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

test('Every placeholder of a message is a company fact, a value at its call site, or a fact of a record passed there', () => {
  const records = sources.filter(({ file }) => file.startsWith('src/content/')).map(({ text }) => text)
  const passes = (id: string, name: string) => {
    const call = new RegExp(`(?:'${id}'|\\w\\.${id.slice(id.lastIndexOf('.') + 1)}),`)
    const value = new RegExp(`\\b${name}\\b`)
    return sources.some(({ text }) => call.test(text) && [text, ...records].some((code) => value.test(code)))
  }
  const unknown = texts.flatMap(({ id, text, language }) => {
    const compiled = compile(text)
    const names = 'complaint' in compiled ? [] : valuesOf(compiled.pieces)
    return names
      .filter((name) => !(name in companyFacts(language)))
      .filter((name) => !passes(id, name))
      .map((name) => `${language} ${id}: {${name}}`)
  })
  expect(unknown).toEqual([])
})

test('Most notes state the maximum length', () => {
  expect(texts.filter(({ note }) => limitOf(note) !== undefined).length).toBeGreaterThan(1000)
})
