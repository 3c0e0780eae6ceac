import { localeOf, type Locale } from '../../src/locale/locales.ts'
import { detectLanguage } from '../../src/i18n/detect.ts'
import { mailFunctionPath } from '../../src/content/contact-fields.ts'
import { isOwnFolder, photoSource } from '../../src/content/photo-source.ts'

/**
 * The rules for serving the site: the language of a response, its headers, and how long it may be cached.
 */

interface RequestFacts {
  search: string
  cookie: string
  acceptLanguage: string
}

/** The language of the document for a request: query, cookie, Accept-Language, else the default language. */
export function negotiate({ search, cookie, acceptLanguage }: RequestFacts): Locale {
  const sources = { search, cookie, localStorage: null, sessionStorage: null, htmlLang: '' }
  return localeOf(detectLanguage({ ...sources, navigator: accepted(acceptLanguage) }))
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
}

/**
 * What a browser can do with a response: `document` is a page, and any response without a file; `markup` is a file that
 * could contain scripts if somebody opens it by itself, `resource` any other file.
 */
type Kind = 'document' | 'markup' | 'resource'

/** The extensions of markup; an HTML file has the headers of a page. */
const markupExtensions: readonly string[] = ['svg', 'xml']

/**
 * Add `; includeSubDomains` only if every subdomain, those of the workshops among them, will have https for two years:
 * browsers remember it for that long, and nobody can take it back.
 */
const strictTransport = 'max-age=63072000'

export function kindOf(file: string | undefined): Kind {
  const extension = file?.slice(file.lastIndexOf('.') + 1).toLowerCase() ?? 'html'
  if (extension === 'html') return 'document'
  return markupExtensions.includes(extension) ? 'markup' : 'resource'
}

/**
 * The security headers of each kind of response, whatever its status. What applies to documents only is not sent with
 * anything else: with 40 files in a first visit, headers are a tenth of what it downloads. No opener policy: the mail
 * function answers from another origin, and Firefox then forgets the text of a form that is sent without scripts.
 */
export function securityHeaders(policy: Policy, photos = photoSource): Record<Kind, Record<string, string>> {
  const always = {
    'Strict-Transport-Security': strictTransport,
    'X-Content-Type-Options': 'nosniff',
    // Other sites and mails may show the logo, icons and pictures for link previews; no file is private.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return {
    document: {
      'Content-Security-Policy': documentPolicy(policy, photos),
      ...always,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    markup: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox", ...always },
    resource: always,
  }
}

function documentPolicy({ style, script, backend }: Policy, photos: string): string {
  // styled-components inserts an empty <style> and fills it by script; this is the hash of the empty string.
  const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", emptyStyle, ...style],
    'img-src': ["'self'", 'data:', ...(isOwnFolder(photos) ? [] : [photos])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [backend] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The mail function, and the contact page to which it redirects.
    'form-action': ["'self'", ...(backend ? [backend + mailFunctionPath] : [])],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Files with a content hash in their name are cached indefinitely; everything else is revalidated. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What a response depends on besides its URL. */
export const vary = {
  page: 'Accept-Encoding, Accept-Language, Cookie',
  file: 'Accept-Encoding',
} as const
