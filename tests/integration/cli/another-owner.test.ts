import { expect, test, vi } from 'vitest'
import { becomeAnotherCompany } from './another-company.ts'
import { ProjectCopy } from './project-copy.ts'

vi.setConfig({ testTimeout: 900_000 })

test('Types and unit tests find nothing in the project of another company, changed by records alone', () => {
  using copy = new ProjectCopy()
  becomeAnotherCompany(copy)
  for (const [program, ...args] of [
    ['node', 'scripts/i18n/sync.ts'],
    ['node', 'scripts/gen/gen.ts'],
    // Records are data, in which the other checks have nothing to find.
    ['tsc', '--noEmit'],
    ['knip'],
    ['vitest', 'run', '--project', 'unit', '--project', 'components'],
  ] as const) {
    const { status, output } = copy.run(program, ...args)
    expect(status, output).toBe(0)
  }
})
