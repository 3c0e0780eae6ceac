import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageMessagesFile } from '../../src/boot/page-messages.ts'
import type { PageParts } from './document.ts'

/**
 * Writes the messages of every page as a module, for navigation and for the language switch. Returns the directory; its
 * name contains a hash of all messages, so that a tab never loads the messages of another build.
 */
export function writePageMessages(
  dist: string,
  pages: readonly Pick<PageParts, 'path' | 'locale' | 'rendered'>[],
): string {
  const modules = pages.map(({ path, locale, rendered }) => ({
    path,
    locale,
    code: `export const messages=${JSON.stringify(rendered.messages)}`,
  }))
  const hash = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8)
  const folder = `/assets/messages-${hash}`
  for (const { path, locale, code } of modules) {
    const file = join(dist, pageMessagesFile(folder, locale, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  return folder
}
