import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageTextsFile } from '#i18n/page-messages.ts'
import { writePageTexts } from '../../../../build/prerender/page-messages.ts'

const page = (path: string, locale: string, words: Record<string, unknown>) => ({
  path,
  locale,
  rendered: { head: '', body: '', words, found: path !== '/404', routeId: path },
  scripts: [],
})

const pages = [
  page('/', 'en', { 'nav.about': ['About'], 'home.title': ['Home'] }),
  page('/services/text-generation', 'de', { 'nav.about': ['Über uns'], 'services.title': ['"Texte"'] }),
  page('/404', 'en', { 'nav.about': ['About'] }),
  page('/404', 'de', { 'nav.about': ['Über uns'] }),
]

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('Every page has its texts in a module, without those that every document carries', () => {
  const dist = folderForTest()
  const folder = writePageTexts(dist, pages)
  const code = (locale: string, path: string) => readFileSync(join(dist, pageTextsFile(folder, locale, path)), 'utf8')
  expect(code('en', '/')).toBe('export const messages={"home.title":["Home"]}')
  expect(code('de', '/services/text-generation')).toBe(
    String.raw`export const messages={"services.title":["\"Texte\""]}`,
  )
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).toSorted()).toEqual(['index.js', 'text-generation.js'])
})

test('The folder is one that hosts keep for ever, and another one when a text changes', () => {
  const folder = writePageTexts(folderForTest(), pages)
  expect(folder).toMatch(/^\/assets\/texts-[\w-]{8}$/)
  expect(writePageTexts(folderForTest(), pages)).toBe(folder)
  expect(writePageTexts(folderForTest(), [...pages, page('/about', 'en', { 'about.title': ['About us'] })])).not.toBe(
    folder,
  )
})
