/**
 * Browser storage that may be blocked, full or filled with rubbish. Reading gives null and writing does nothing
 * where the browser refuses: no page may break because it cannot remember something.
 */
export type StorageArea = 'local' | 'session'

function area(name: StorageArea): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage
}

export function readStored(name: StorageArea, key: string): string | null {
  try {
    return area(name).getItem(key)
  } catch {
    return null
  }
}

export function writeStored(name: StorageArea, key: string, value: string): void {
  try {
    area(name).setItem(key, value)
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}

export function removeStored(name: StorageArea, key: string): void {
  try {
    area(name).removeItem(key)
  } catch {
    // Blocked: there is nothing to remove either.
  }
}
