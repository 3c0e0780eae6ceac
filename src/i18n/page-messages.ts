import type { Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

/** Downloads the texts of one page from the file that the build wrote for it; rejects when there is none. */
export function pageTexts(locale: Locale, path: string): Promise<{ messages: Messages }> {
  return import(/* @vite-ignore */ pageTextsFile(document.documentElement.dataset['texts'] ?? '', locale, path))
}

/** The address of a page's texts below the folder of all of them. */
export function pageTextsFile(folder: string, locale: string, path: string): string {
  return `${folder}/${locale}${path === '/' ? '/index' : path}.js`
}
