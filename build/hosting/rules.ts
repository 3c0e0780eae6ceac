import { localeOf, type Locale } from '../../src/i18n/locales.ts'
import { cookieValue, supported } from '../../src/i18n/detect.ts'
import { isOwn, photoSource } from '../../src/content/photo-source.ts'

/**
 * The rules for serving the site: the language of a response, its headers, and how long it may be cached.
 */

/** The parts of a request that determine the language. */
export interface RequestFacts {
  search: string
  cookie: string
  acceptLanguage: string
}

/** The language of the document for a request: query, cookie, Accept-Language, else English. */
export function negotiate({ search, cookie, acceptLanguage }: RequestFacts): Locale {
  const candidates = [new URLSearchParams(search).get('lng'), cookieValue(cookie), ...accepted(acceptLanguage)]
  for (const tag of candidates) {
    const language = tag ? supported(tag) : undefined
    if (language) return localeOf(language)
  }
  return 'en'
}

/** The tags of an Accept-Language header, preferred first. */
function accepted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

export interface Policy {
  style: readonly string[]
  script: readonly string[]
  /** Origin of the backend; `'self'` is always allowed. */
  backend?: string | undefined
  /** Origin of the photos. Default: the site's photo source. */
  photos?: string | undefined
}

/** Headers of every response, whatever its status. */
export function securityHeaders({ style, script, backend, photos = photoSource }: Policy): Record<string, string> {
  // styled-components inserts an empty <style> and fills it by script; this is the hash of the empty string.
  const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", emptyStyle, ...style],
    'img-src': ["'self'", 'data:', ...(isOwn(photos) ? [] : [photos])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [backend] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
  }
}

/** Files with a content hash in their name are cached indefinitely; everything else is revalidated. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What a response depends on besides its URL. */
export const vary = {
  page: 'Accept-Encoding, Accept-Language, Cookie',
  file: 'Accept-Encoding',
  /** A navigation to the document of another language is redirected to the page. */
  languageFile: 'Accept-Encoding, Sec-Fetch-Dest',
} as const
