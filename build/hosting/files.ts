import type { Locale } from '../../src/locale/locales.ts'

/** MIME types by file extension. Other extensions are not served: source maps, .env, .git. */
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
 * Matches the paths of files; JavaScript and nginx interpret it the same way. No segment starts with a dot or contains
 * percent-encoding. Documents do not match: `/about.html` would be a second URL of `/about`.
 */
export const filePattern = String.raw`^(?:/[\w-][\w.-]*)+\.(?:${extensions.join('|')})$`

/** Matches an Accept-Encoding header that accepts a coding with any quality above 0. */
export function acceptancePattern(coding: 'br' | 'gzip'): string {
  return String.raw`(?:^|,)\s*${coding}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)`
}

/** The MIME type of a file; empty for a file that is not served. */
export function typeOf(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? ''
}

/** The file of a page, relative to dist, e.g. `services.html` or `_de/services.html`. */
export function fileOf(path: string, locale: string): string {
  const file = `${path === '/' ? '/index' : path}.html`
  return locale === 'en' ? file.slice(1) : `_${locale}${file}`
}

/** The path of the document of a page or `/404` in a language, e.g. `/_de/about.html`. */
export function documentFile(path: string, locale: Locale): string {
  return `/${fileOf(path, locale)}`
}
