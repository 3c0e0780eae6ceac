import { defaultLocale } from '../../src/locale/locales.ts'

/** MIME types by file extension. Other extensions are not served: source maps, .env, .git. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
}

/** The MIME type of a file; empty if it is not served. Below `/.well-known`, a file without extension is JSON. */
export function typeOf(file: string): string {
  const extension = /[^/]\.([^/.]*)$/.exec(file)?.[1]?.toLowerCase()
  if (extension === undefined) return /^\/\.well-known\/[^.]+$/.test(file) ? 'application/json' : ''
  return types[extension] ?? ''
}

/** The file of a page, relative to dist, e.g. `services.html` or `_de/services.html`. */
export function fileOf(path: string, locale: string): string {
  const file = `${path === '/' ? '/index' : path}.html`
  return locale === defaultLocale ? file.slice(1) : `_${locale}${file}`
}
