import { expect, test } from 'vitest'
import { areas, measureAreas } from '../../../tooling/figures/areas.ts'
import { outdated, table } from '../../../tooling/figures/table.ts'
import { readProjectFile } from '../sources.ts'

const measured = measureAreas()

test('The figures in docs/models.md are those of this repository', () => {
  const old = outdated(readProjectFile('docs/models.md'), table(measured))
  expect(old, 'run `npm run figures -- --write`').toEqual([])
})

test.each(areas)('Nothing in %s silences the compiler or the linter without a reason', (area) => {
  expect(measured[area].withoutReason).toBe(0)
})
