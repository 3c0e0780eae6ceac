/**
 * Browser storage that may be blocked or full. If the browser refuses access, reading returns null and writing does
 * nothing, so that no page breaks.
 */
export type StorageArea = 'local' | 'session'

function area(name: StorageArea): Storage {
  if (name === 'session' && 'mozInnerScreenX' in window) window.addEventListener('unload', notKept)
  return name === 'local' ? window.localStorage : window.sessionStorage
}

export function readStored(name: StorageArea, key: string): string | null {
  try {
    return area(name).getItem(key)
  } catch {
    return null
  }
}

export function storedKeys(name: StorageArea): string[] {
  try {
    const storage = area(name)
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

/** Returns whether the browser has stored the value. If not, the previous one stays. */
export function writeStored(name: StorageArea, key: string, value: string): boolean {
  try {
    area(name).setItem(key, value)
    return true
  } catch {
    // Blocked or full.
    return false
  }
}

/**
 * Firefox gives a page that it has kept for Back the session storage of the time at which the visitor left, for good, also
 * after a reload; a page with a listener for `unload` is not kept.
 */
function notKept(): void {}

export function removeStored(name: StorageArea, key: string): void {
  try {
    area(name).removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
