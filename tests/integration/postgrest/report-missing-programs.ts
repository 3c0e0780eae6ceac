import { findPrograms } from '../../support/hosted-project/programs.ts'

/** Vitest calls this once before all tests; explains why the tests are skipped. */
export function setup(): void {
  const programs = findPrograms()
  if (typeof programs === 'string') console.log(`The hosted project tests are skipped: ${programs}.`)
}
