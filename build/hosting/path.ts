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

/** A path as the name of its file; undefined if it cannot be decoded. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
