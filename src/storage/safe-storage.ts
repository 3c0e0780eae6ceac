/**
 * Browser storage that may be blocked or full. If the browser refuses access, reading returns null and writing does
 * nothing, so that no page breaks.
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
    // Blocked or full: the value lasts until the visitor leaves the page.
  }
}

export function removeStored(name: StorageArea, key: string): void {
  try {
    area(name).removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
