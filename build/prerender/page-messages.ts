import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageMessagesFile } from '../../src/i18n/page-messages.ts'
import type { Page } from './document.ts'

/**
 * Writes the texts of every page as a module of its own, for those who come from another page: without the texts of
 * the not-found page, which every document carries. Returns the folder; its name changes with any text, so that a tab
 * never shows the texts of another build.
 */
export function writePageMessages(dist: string, pages: readonly Page[]): string {
  const everywhere = new Map(
    pages.filter(({ path }) => path === '/404').map(({ locale, rendered }) => [locale, rendered.messages]),
  )
  const modules = pages
    .filter(({ path }) => path !== '/404')
    .map(({ path, locale, rendered }) => {
      const carried = everywhere.get(locale) ?? {}
      const own = Object.fromEntries(Object.entries(rendered.messages).filter(([id]) => !(id in carried)))
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
