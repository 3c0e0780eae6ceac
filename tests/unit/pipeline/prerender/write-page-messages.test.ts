import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#locale/locales.ts'
import { pageMessagesFile } from '#delivery/page-messages.ts'
import { writePageMessages } from '../../../../pipeline/prerender/write-page-messages.ts'

const page = (path: string, locale: Locale, messages: Messages) => ({
  path,
  locale,
  rendered: { page: undefined, head: '', body: '', messages },
})

const pages = [
  page('/', 'en', { 'home.title': ['Home'] }),
  page('/services/text-generation', 'de', { 'services.title': ['"Texte"'] }),
]

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('Every page has its messages in a module', () => {
  const dist = folderForTest()
  const folder = writePageMessages(dist, pages)
  const code = (locale: string, path: string) =>
    readFileSync(join(dist, pageMessagesFile(folder, locale, path)), 'utf8')
  expect(code('en', '/')).toBe('export const messages={"home.title":["Home"]}')
  expect(code('de', '/services/text-generation')).toBe(
    String.raw`export const messages={"services.title":["\"Texte\""]}`,
  )
})

test('The folder is immutable for caching and its name changes with a message', () => {
  const folder = writePageMessages(folderForTest(), pages)
  expect(folder).toMatch(/^\/assets\/messages-[\w-]{8}$/)
  expect(writePageMessages(folderForTest(), pages)).toBe(folder)
  expect(writePageMessages(folderForTest(), [page('/', 'en', { 'home.title': ['Start'] })])).not.toBe(folder)
})
