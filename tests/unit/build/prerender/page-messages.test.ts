import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { pageMessagesFile } from '#i18n/page-messages.ts'
import type { Page } from '../../../../build/prerender/document.ts'
import { writePageMessages } from '../../../../build/prerender/page-messages.ts'

const page = (path: string, locale: Locale, messages: Record<string, unknown>): Page => ({
  path,
  locale,
  rendered: { page: undefined, head: '', body: '', messages },
  scripts: [],
})

const pages = [
  page('/', 'en', { 'nav.about': ['About'], 'home.title': ['Home'] }),
  page('/services/text-generation', 'de', { 'nav.about': ['Über uns'], 'services.title': ['"Texte"'] }),
  page('/404', 'en', { 'nav.about': ['About'] }),
  page('/404', 'de', { 'nav.about': ['Über uns'] }),
]

const names = new Map([['en' as const, { 'nav.about': ['About'], 'services.name': ['Texts'] }]])

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('Every page has its messages in a module, without those inlined in every document', () => {
  const dist = folderForTest()
  const folder = writePageMessages(dist, pages, names)
  const code = (locale: string, path: string) =>
    readFileSync(join(dist, pageMessagesFile(folder, locale, path)), 'utf8')
  expect(code('en', '/')).toBe('export const messages={"home.title":["Home"]}')
  expect(code('de', '/services/text-generation')).toBe(
    String.raw`export const messages={"services.title":["\"Texte\""]}`,
  )
  // The suggestions of the not-found page need the names of all pages.
  expect(code('en', '/404')).toBe('export const messages={"services.name":["Texts"]}')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).toSorted()).toEqual(['404.js', '404.js', 'index.js', 'text-generation.js'])
})

test('The folder is immutable for caching and its name changes with a message', () => {
  const folder = writePageMessages(folderForTest(), pages, names)
  expect(folder).toMatch(/^\/assets\/messages-[\w-]{8}$/)
  expect(writePageMessages(folderForTest(), pages, names)).toBe(folder)
  expect(
    writePageMessages(folderForTest(), [...pages, page('/about', 'en', { 'about.title': ['About us'] })], names),
  ).not.toBe(folder)
})
