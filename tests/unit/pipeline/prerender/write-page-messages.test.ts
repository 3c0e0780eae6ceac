import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writePageMessages } from '../../../../pipeline/prerender/write-page-messages.ts'

/** The folder with the messages of a page that has this title. */
function folderOf(title: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'novamesa-messages-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const rendered = { page: undefined, head: '', body: '', messages: { en: { 'home.title': [title] } } }
  return writePageMessages(dist, [{ path: '/', locale: 'en', rendered }])
}

test('The folder of the messages is immutable for caching, and its name changes with a message', () => {
  expect(folderOf('Home')).toMatch(/^\/assets\/messages-[\w-]{8}$/)
  expect(folderOf('Home')).toBe(folderOf('Home'))
  expect(folderOf('Start')).not.toBe(folderOf('Home'))
})
