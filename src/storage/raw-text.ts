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
