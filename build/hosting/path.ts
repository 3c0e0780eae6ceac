/** The longest accepted path, in undecoded characters. */
export const pathLimit = 2048

/** Splits a request URL into path and query, undecoded; the query includes its question mark. */
export function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/** Whether the path is too long; checked before anything else is done with a request. */
export function isTooLong(url: string): boolean {
  return split(url).path.length > pathLimit
}

/**
 * The canonical form of a path: one leading slash (two would name another host), no trailing slash, and lower case
 * if the result is a page.
 */
export function canonicalOf(path: string, pages: readonly string[]): string {
  const single = withOneLeadingSlash(path)
  const lower = (withoutTrailingSlashes(single) || '/').toLowerCase()
  return pages.includes(lower) ? lower : single
}

/** Collapses leading slashes; browsers treat a backslash as a slash. */
function withOneLeadingSlash(path: string): string {
  let slashes = 0
  while (path[slashes] === '/' || path[slashes] === '\\') slashes += 1
  return slashes > 1 ? `/${path.slice(slashes)}` : path
}

/** A loop, because `/\/+$/` takes quadratic time when the slashes are not at the end. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
