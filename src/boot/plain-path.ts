/**
 * Matches an address to whose path a broken link builder glued the query, e.g. `/about&utm_source=x`. Only what looks
 * like a query counts: `/about&us` is another address.
 */
const glued = /^(?<before>[^?]*?)(?:[&;]|%26|%3B|%3F)(?:amp(?:;|%3B))?(?<query>[a-z0-9_.-]+(?:=|%3D)[^?]*)/i

/**
 * The canonical form of an address, given undecoded. That of a page has no other case, no further slashes, no needless
 * percent-encoding, and its query after a `?`. Any other has one leading slash: two would name another host.
 */
export function canonicalOf(path: string, search: string, pages: readonly string[]): string {
  const { before = path, query } = glued.exec(path)?.groups ?? {}
  const page = plain(before)
  if (page === path || !pages.includes(page)) return path.replace(/^[/\\]{2,}/, '/') + search
  const queries = [search.slice(1), query].filter(Boolean).join('&')
  return queries ? `${page}?${queries}` : page
}

/**
 * In the not-found document: redirects to the page that the host did not recognize in another spelling of its address.
 * Returns whether it redirects.
 */
export function redirectToPage(pages: readonly string[]): boolean {
  const { pathname, search, hash } = window.location
  const canonical = canonicalOf(pathname, search, pages)
  if (canonical === pathname + search) return false
  window.location.replace(canonical + hash)
  return true
}

function plain(path: string): string {
  try {
    const parts = decodeURIComponent(path).toLowerCase().split('/')
    return `/${parts.filter(Boolean).join('/')}`
  } catch {
    return path
  }
}
