import { vi } from 'vitest'
import { shown } from './shown.ts'

/** Blocks all access to storage, as with blocked cookies, until the end of the test. */
export function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
}

/** Makes storage writes fail with a quota error until the end of the test. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
}

/** Invalid values that other code may have stored under our keys. */
export const rubbish = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '{}',
  '{"state":{"theme":"light"},"version":0}',
  '"light"',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  '\u0000',
  'x'.repeat(1_000_000),
].map(shown)
