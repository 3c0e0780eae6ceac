/**
 * Calls `read` now, and again whenever another document of the same visitor may have changed what is stored: another tab,
 * or a page that was shown while the browser kept this one. Returns a function that ends it.
 */
export function followStorage(read: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  read()
  window.addEventListener('storage', read, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal })
  return () => ending.abort()
}
