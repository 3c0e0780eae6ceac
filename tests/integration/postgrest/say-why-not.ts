import { findPrograms } from '../../support/hosted-project/programs.ts'

/** Vitest calls it once before all tests: whoever misses the tests of the parity tier shall know why. */
export function setup(): void {
  const programs = findPrograms()
  if (typeof programs === 'string') console.log(`The tests of the parity tier are skipped: ${programs}.`)
}
