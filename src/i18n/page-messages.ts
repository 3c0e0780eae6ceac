import type { Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

/** Downloads the messages of one page from the file that the build wrote for it; rejects when that fails. */
export function fetchPageMessages(locale: Locale, path: string): Promise<{ messages: Messages }> {
  return import(/* @vite-ignore */ pageMessagesFile(document.documentElement.dataset['messages'] ?? '', locale, path))
}

/** The address of a page's messages file within the folder of all of them. */
export function pageMessagesFile(folder: string, locale: string, path: string): string {
  return `${folder}/${locale}${path === '/' ? '/index' : path}.js`
}
