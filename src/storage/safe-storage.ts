import type { PersistOptions } from 'zustand/middleware'

/**
 * Browser storage that may be blocked or full. If the browser refuses access, reading returns null and writing does
 * nothing, so that no page breaks.
 */
type StorageArea = 'local' | 'session'

function storageOf(name: StorageArea): Storage {
  if (name === 'session' && 'mozInnerScreenX' in window) window.addEventListener('unload', notKept)
  return name === 'local' ? window.localStorage : window.sessionStorage
}

export function readStored(name: StorageArea, key: string): string | null {
  try {
    return storageOf(name).getItem(key)
  } catch {
    return null
  }
}

export function storedKeys(name: StorageArea): string[] {
  try {
    const storage = storageOf(name)
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

/** Returns whether the browser has stored the value. If not, the previous one stays. */
export function writeStored(name: StorageArea, key: string, value: string): boolean {
  try {
    storageOf(name).setItem(key, value)
    return true
  } catch {
    // Blocked or full.
    return false
  }
}

/**
 * Firefox gives a page that it has kept for Back the session storage of the time at which the visitor left, for good, also
 * after a reload; a page with a listener for `unload` is not kept. That is every page, because the router's scroll restoration reads it, too.
 */
function notKept(): void {}

export function removeStored(name: StorageArea, key: string): void {
  try {
    storageOf(name).removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/**
 * Options of zustand's persist for a store of which one field is stored as raw text (`dark`, not
 * `{"state":{"theme":"dark"}}`), because the specification defines the keys and values. It is read when the caller
 * rehydrates the store, after hydration; `read` turns what is no value into the default.
 */
export function rawText<State extends object>(
  area: StorageArea,
  name: string,
  write: (state: State) => string,
  read: (text: string) => Partial<State>,
): PersistOptions<State, string> {
  return {
    name,
    skipHydration: true,
    partialize: write,
    merge: (text, state) => (typeof text === 'string' ? { ...state, ...read(text) } : state),
    storage: {
      getItem(key) {
        const text = readStored(area, key)
        return text === null ? null : { state: text }
      },
      setItem: (key, stored) => void writeStored(area, key, stored.state),
      removeItem: (key) => removeStored(area, key),
    },
  }
}

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
