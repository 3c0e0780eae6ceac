import type { PersistOptions } from 'zustand/middleware'
import { readStored, removeStored, writeStored, type StorageArea } from './safe-storage.ts'

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
