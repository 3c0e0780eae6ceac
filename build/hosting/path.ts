import { pages } from '../pages.ts'

/** The longest path that is answered, in characters as they came. */
export const pathLimit = 2048

/** Path and query of a request, undecoded; the query begins with its question mark. */
export function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/** Whether a request is refused for the length of its path, before anything else is done with it. */
export function isTooLong(url: string): boolean {
  return split(url).path.length > pathLimit
}

/**
 * The one address of a page: one slash at the start (two would name another host), none at the end, lower case
 * where only the case differs from a page.
 */
export function canonicalOf(path: string): string {
  const single = withOneSlashAtStart(path)
  const lower = (withoutSlashesAtEnd(single) || '/').toLowerCase()
  return pages.includes(lower) ? lower : single
}

/** Of several slashes at the start only one is left; a browser reads a backslash as a slash. */
function withOneSlashAtStart(path: string): string {
  let slashes = 0
  while (path[slashes] === '/' || path[slashes] === '\\') slashes += 1
  return slashes > 1 ? `/${path.slice(slashes)}` : path
}

/** A loop, because the time of `/\/+$/` grows with the square of the slashes when they are not at the end. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
