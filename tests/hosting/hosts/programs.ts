import { apache, findProgram, nginx } from '../../../scripts/programs.ts'

/** The installed servers. */
export const programs = { nginx: findProgram(nginx), apache: findProgram(apache) }

/** Vitest calls it once before all tests. It explains why tests are skipped. */
export function setup(): void {
  for (const { names, debianPackage } of [nginx, apache].filter((program) => !findProgram(program)))
    console.log(`${names.join()} is not installed, so its tests are skipped. Debian: apt-get install ${debianPackage}`)
}
