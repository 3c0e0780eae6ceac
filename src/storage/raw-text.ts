import type { PersistStorage } from 'zustand/middleware'
import { readStored, removeStored, writeStored, type StorageArea } from './safe-storage.ts'

/**
 * Storage for zustand's persist that stores one field as raw text (`dark`, not `{"state":{"theme":"dark"}}`), because
 * the specification defines the keys and values. `parse` validates a stored value; if it returns undefined, the store
 * keeps its default.
 */
export function rawText<State extends object, Value extends string>(
  area: StorageArea,
  parse: (text: string) => Value | undefined,
  field: { pick: (state: State) => Value; put: (value: Value) => State },
): PersistStorage<State> {
  return {
    getItem(key) {
      const text = readStored(area, key)
      const value = text === null ? undefined : parse(text)
      return value === undefined ? null : { state: field.put(value) }
    },
    setItem: (key, stored) => void writeStored(area, key, field.pick(stored.state)),
    removeItem: (key) => removeStored(area, key),
  }
}
