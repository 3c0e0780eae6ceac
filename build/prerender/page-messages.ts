import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Locale } from '../../src/i18n/locales.ts'
import { pageMessagesFile } from '../../src/i18n/page-messages.ts'
import type { Page } from './document.ts'

/**
 * Writes the messages of every page as a separate module for client-side navigation, except those of the not-found
 * page, which every document has inlined: its module has the names of all pages, for its suggestions. Returns the
 * directory; its name contains a hash of all messages, so that a tab never loads the messages of another build.
 */
export function writePageMessages(
  dist: string,
  pages: readonly Page[],
  names: ReadonlyMap<Locale, Record<string, unknown>>,
): string {
  const notFound = new Map(
    pages.filter(({ path }) => path === '/404').map(({ locale, rendered }) => [locale, rendered.messages]),
  )
  const modules = pages.map(({ path, locale, rendered }) => {
    const inlined = notFound.get(locale) ?? {}
    const messages = path === '/404' ? (names.get(locale) ?? {}) : rendered.messages
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !(id in inlined)))
    return { path, locale, code: `export const messages=${JSON.stringify(own)}` }
  })
  const hash = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8)
  const folder = `/assets/messages-${hash}`
  for (const { path, locale, code } of modules) {
    const file = join(dist, pageMessagesFile(folder, locale, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  return folder
}
