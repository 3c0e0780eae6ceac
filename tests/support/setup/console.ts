import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the code under test has written as a warning or an error and no test has asked for yet. */
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

/** Takes what was written to the console as `warn: …` and `error: …`, so that the test does not fail for it. */
export function takeConsole(): string[] {
  return unexpected.splice(0)
}
