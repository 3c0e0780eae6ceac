import { localeOf, type Locale } from '../../src/i18n/locales.ts'
import { cookieValue, supported } from '../../src/i18n/detect.ts'
import { isOwn, photoSource } from '../../src/content/photo-source.ts'

/**
 * The rules by which a host serves the site: which language a request gets, which headers an answer carries,
 * how long it may be kept.
 */

/** What of a request decides about its answer. */
export interface RequestFacts {
  search: string
  cookie: string
  acceptLanguage: string
}

/** The language of the document for a request: query, cookie, Accept-Language, else English. */
export function negotiate({ search, cookie, acceptLanguage }: RequestFacts): Locale {
  const asked = [new URLSearchParams(search).get('lng'), cookieValue(cookie), ...accepted(acceptLanguage)]
  for (const tag of asked) {
    const language = tag ? supported(tag) : undefined
    if (language) return localeOf(language)
  }
  return 'en'
}

/** The tags of an Accept-Language header, the preferred one first. */
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
  /** Origin of the backend; `'self'` is allowed anyway. */
  backend?: string | undefined
  /** Where photos come from, when it is not the source of this site. */
  photos?: string | undefined
}

/** Headers of every answer, whatever its status. */
export function securityHeaders({ style, script, backend, photos = photoSource }: Policy): Record<string, string> {
  // styled-components inserts an empty <style> and fills it by script; its hash is that of the empty text.
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

/** Files whose name changes with their content are kept for ever; everything else is asked for anew. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What an answer depends on besides its address. */
export const vary = {
  page: 'Accept-Encoding, Accept-Language, Cookie',
  file: 'Accept-Encoding',
  /** A person who opens the document of another language is led to the page. */
  languageFile: 'Accept-Encoding, Sec-Fetch-Dest',
} as const
