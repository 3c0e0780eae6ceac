import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { measure, type Figures } from './measure.ts'

/** The parts of this repository that are counted: everything a person has written in them in TypeScript, JavaScript or CSS. */
export const areas = ['src', 'tooling', 'tests'] as const
type Area = (typeof areas)[number]

/** Counts the areas of the repository in the folder that the process runs in. */
export function measureAreas(): Record<Area, Figures> {
  const figuresOf = (area: Area) =>
    measure(
      globSync(`${area}/**/*.{ts,tsx,mjs,css}`)
        .map((file) => file.replaceAll(sep, '/'))
        // In tests/types an expected error is the test itself.
        .filter((file) => !file.includes('.gen.') && !file.startsWith('tests/types/'))
        .map((file) => readFileSync(file, 'utf8')),
    )
  return { src: figuresOf('src'), tooling: figuresOf('tooling'), tests: figuresOf('tests') }
}
