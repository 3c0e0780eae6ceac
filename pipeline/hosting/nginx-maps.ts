import { defaultLocale, languageKey, languages, localeOf, locales, type Locale } from '../../src/locale/locales.ts'
import { gluedQuery } from '../../src/boot/plain-path.ts'
import { acceptancePattern, assetPattern, types } from './files.ts'
import type { SitePaths } from './route.ts'
import { cacheControl, markupExtensions, securityHeaders, vary, type Policy } from './rules.ts'

/** Stands for "not a file of the site"; no file has this name, because every file has an extension. */
export const none = '/404'

const others = locales.filter((locale) => locale !== defaultLocale)

/** The maps that determine page, language, file and headers; nginx evaluates a map only when its variable is used. */
export function nginxMaps(policy: Policy, { pages, files }: SitePaths): string {
  return [
    '# The path as requested, and with one leading slash.',
    map('$request_uri', '$site_path', { '~^(?<site_p>[^?]*)': '$site_p' }),
    map('$site_path', '$site_single', {
      default: '$site_path',
      [String.raw`~^[/\\]{2,}(?<site_rest>.*)`]: '/$site_rest',
    }),
    '# The page: nginx has decoded the path and merged slashes. Map keys match case-insensitively.',
    map('$uri', '$site_name', {
      [String.raw`~^(?<site_n>/.*?)/?(?:$(?!\n)|[&;?](?:amp;)?[\w.-]+=)`]: '$site_n',
    }),
    map('$site_name', '$site_page', fromList(pages, exactly)),
    '# The canonical path, and what a redirect to it leads to: the query of the request, then the one glued to its path.',
    map('$site_page', '$site_canonical', { default: '$site_page', '': '$site_single' }),
    map('$request_uri', '$site_tail', { [`~*${gluedQuery}`]: '&$site_glued' }),
    map('$args$site_tail', '$site_queries', {
      default: '?$args$site_tail',
      '': '',
      '~^&(?<site_only>.*)': '?$site_only',
    }),
    map('$site_page', '$site_target', { default: '$site_page$site_queries', '': '$site_single$is_args$args' }),

    '# The language: query, cookie, Accept-Language, else the default.',
    map('$args', '$site_query', {
      [`~(?:^|&)${languageKey.query}=(?<site_lng>[^&]*)`]: '$site_lng',
    }),
    map('$http_cookie', '$site_cookie', {
      [String.raw`~(?:^|;)\s*${languageKey.cookie}\s*=\s*(?<site_c>[^;\s]*)`]: '$site_c',
    }),
    map('$site_query', '$site_by_query', fromList(locales, choicePattern)),
    map('$site_cookie', '$site_by_cookie', fromList(locales, choicePattern)),
    map('$http_accept_language', '$site_accepted', fromList(locales, firstAcceptedPattern)),
    map('$site_by_query $site_by_cookie $site_accepted', '$site_locale', {
      default: defaultLocale,
      ...fromList(locales, (locale) => `~^ *${locale}(?: |$)`),
    }),

    '# The file, and the compressed variant that the browser accepts.',
    map('$site_locale', '$site_folder', Object.fromEntries(others.map((locale) => [locale, `/_${locale}`]))),
    '# nginx compares in any case, the disk exactly.',
    map('$uri', '$site_listed', { default: none, ...fromList(files, exactly, '$uri') }),
    map('$site_path', '$site_static', { default: '$site_listed', [`~${assetPattern}`]: '$site_path' }),
    map('$site_page', '$site_document', {
      default: '$site_folder$site_page.html',
      '': '$site_folder/404.html',
      '/': '$site_folder/index.html',
    }),
    map('$site_page', '$site_file', { default: '$site_document', '': '$site_static' }),
    map('$http_accept_encoding', '$site_copy', {
      [`~${acceptancePattern('br')}`]: '.br',
      [`~${acceptancePattern('gzip')}`]: '.gz',
    }),

    '# Headers that depend on the response.',
    map('$status$uri', '$site_type', {
      ...Object.fromEntries(
        Object.entries(types).map(([end, type]) => [String.raw`~*^(?:200|206|404|405).*\.${end}(?:\.br|\.gz)?$`, type]),
      ),
      [String.raw`~^20[06]/\.well-known/(?!acme-challenge/)[^.]+$`]: types['json'] ?? '',
    }),
    map('$status$uri', '$site_encoding', {
      [String.raw`~^(?:200|206|304|404|405).*\.br$`]: 'br',
      [String.raw`~^(?:200|206|304|404|405).*\.gz$`]: 'gzip',
    }),
    map('$status$site_path', '$site_cache', {
      default: cacheControl('/'),
      '~^(?:200|206|304)/assets/': cacheControl('/assets/'),
    }),
    map('$status$site_static', '$site_vary', {
      [`~^(?:200|206|304)${none}$`]: vary.page,
      '~^40[45]': vary.page,
      '~^(?:200|206|304)': vary.file,
    }),
    map('$status$site_static', '$site_language', {
      [`~^(?:200|206|304)${none}$`]: '$site_locale',
      '~^40[45]': '$site_locale',
    }),
    map('$status', '$site_allow', { '405': 'GET, HEAD' }),
    map('$status$site_static', '$site_kind', {
      default: 'document',
      [String.raw`~*^(?:200|206|304).*\.html$`]: 'document',
      [String.raw`~*^(?:200|206|304).*\.(?:${markupExtensions.join('|')})$`]: 'markup',
      [String.raw`~^(?:200|206|304).*\.`]: 'resource',
    }),
    ...securityMaps(policy),
  ].join('\n')
}

/** The variables with the security headers of a response, by header; nginx omits a header whose value is empty. */
export function securityVariables(policy: Policy): Record<string, string> {
  const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`
  return Object.fromEntries(Object.keys(securityHeaders(policy).document).map((name) => [name, variable(name)]))
}

function securityMaps(policy: Policy): string[] {
  const kinds = Object.entries(securityHeaders(policy))
  return Object.entries(securityVariables(policy)).map(([name, variable]) =>
    map('$site_kind', variable, Object.fromEntries(kinds.map(([kind, headers]) => [kind, headers[name] ?? '']))),
  )
}

/** An nginx map; without a `default` entry the default is the empty string. */
function map(source: string, target: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`)
  return `map ${quoted(source)} ${target} {\n${lines.join('\n')}\n}`
}

/** The key of a map for one string, in any case; nginx's table of keys has no room for long ones. */
function exactly(text: string): string {
  return text.length < 40 ? text : `~*^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$(?!\n)`
}

export function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** The entries of a map with a key for each item; the value is the item itself unless another is given. */
function fromList<Item extends string>(items: readonly Item[], key: (item: Item) => string, value?: string) {
  return Object.fromEntries(items.map((item) => [key(item), value ?? item]))
}

/*
 * The language, less exact than by the code of rules.ts: values are not decoded (`%64%65` is not `de`), and qualities
 * in Accept-Language are not compared, because browsers list the preferred language first.
 */

const region = String.raw`(?:[-_][\w-]*)?`

/** The key of a map that matches values of `?lng=` or the cookie that select this language, and nothing else. */
function choicePattern(locale: Locale): string {
  return `~^(?=.{1,35}$)(?:${tagsOf(locale)})${region}$`
}

/** The key of a map that matches an Accept-Language header whose first supported language is this one. */
function firstAcceptedPattern(locale: Locale): string {
  const end = String.raw`\s*(?:[;,]|$)`
  return String.raw`~^(?:(?!\s*(?:${tagsOf(...locales)})${region}${end})[^,]*,)*\s*(?:${tagsOf(locale)})${region}${end}.*`
}

/** Matches the tags, without region and in any case, that are served in one of these locales (es in English). */
function tagsOf(...wanted: Locale[]): string {
  return languages
    .filter((language) => wanted.includes(localeOf(language)))
    .map((language) => language.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|')
}
