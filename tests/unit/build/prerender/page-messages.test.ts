import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageMessagesFile } from '#i18n/page-messages.ts'
import { writePageMessages } from '../../../../build/prerender/page-messages.ts'

const page = (path: string, locale: string, messages: Record<string, unknown>) => ({
  path,
  locale,
  rendered: { head: '', body: '', messages, found: path !== '/404', routeId: path },
  scripts: [],
})

const pages = [
  page('/', 'en', { 'nav.about': ['About'], 'home.title': ['Home'] }),
  page('/services/text-generation', 'de', { 'nav.about': ['Über uns'], 'services.title': ['"Texte"'] }),
  page('/404', 'en', { 'nav.about': ['About'] }),
  page('/404', 'de', { 'nav.about': ['Über uns'] }),
]

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('Every page has its messages in a module, without those inlined in every document', () => {
  const dist = folderForTest()
  const folder = writePageMessages(dist, pages)
  const code = (locale: string, path: string) =>
    readFileSync(join(dist, pageMessagesFile(folder, locale, path)), 'utf8')
  expect(code('en', '/')).toBe('export const messages={"home.title":["Home"]}')
  expect(code('de', '/services/text-generation')).toBe(
    String.raw`export const messages={"services.title":["\"Texte\""]}`,
  )
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).toSorted()).toEqual(['index.js', 'text-generation.js'])
})

test('The folder is immutable for caching and its name changes with a message', () => {
  const folder = writePageMessages(folderForTest(), pages)
  expect(folder).toMatch(/^\/assets\/messages-[\w-]{8}$/)
  expect(writePageMessages(folderForTest(), pages)).toBe(folder)
  expect(
    writePageMessages(folderForTest(), [...pages, page('/about', 'en', { 'about.title': ['About us'] })]),
  ).not.toBe(folder)
})
