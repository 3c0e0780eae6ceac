import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Console warnings and errors that no test has consumed yet. */
const unexpected: string[] = []

beforeEach(() => {
  unexpected.length = 0
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`${level}: ${format(...parts)}`)
    })
  }
})

afterEach(() => {
  expect(unexpected, 'warnings and errors on the console that the test did not expect').toEqual([])
})

/** Consumes the console output, as `warn: …` and `error: …`, so that the test does not fail because of it. */
export function takeConsole(): string[] {
  return unexpected.splice(0)
}
