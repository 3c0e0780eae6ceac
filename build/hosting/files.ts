import { fileOf } from '../pages.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** The files that a host hands out, by extension. What is not listed is not served: source maps, .env, .git. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

const extensions = Object.keys(types).filter((extension) => extension !== 'html')

/**
 * The addresses of files, as a pattern that JavaScript and nginx read alike. No part begins with a dot, nothing is
 * encoded, and an English document is no file: `/about.html` would be a second address of `/about`.
 */
export const filePattern = String.raw`^(?:/[\w-][\w.-]*)+\.(?:${extensions.join('|')})$`

/** The address of a page's document in a language other than English: for the script that exchanges the document. */
export const languageFilePattern = String.raw`^/_([a-z][a-z])/([\w-]+(?:/[\w-]+)*)\.html$`

/** The type of a file by its name; empty for a file that no host hands out. */
export function typeOf(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? ''
}

/** The address of the document that a page or `/404` has in a language, e.g. `/_de/about.html`. */
export function documentFile(path: string, locale: Locale): string {
  return `/${fileOf(path, locale)}`
}
