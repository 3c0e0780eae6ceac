import { describe, expect, test } from 'vitest'
import { gates, siteGates } from '../../tooling/check/gates.ts'
import { CopyOfProject } from './copy-of-project.ts'
import { faultsOfSite, faultsOfSource, type Fault } from './faults.ts'

/**
 * All faults at once in one copy, because a run of all gates takes ten seconds of two cores: a fault counts as stopped by
 * the gates that name it. `FAULTS=alone` seeds each in a copy of its own, where the one gate that is red is its own.
 */
const inGroups = (faults: readonly Fault[]) =>
  process.env['FAULTS'] === 'alone' ? faults.map((one) => [one]) : [faults]

const source = { of: 'source', asked: gates, groups: inGroups(faultsOfSource) }
const site = { of: 'the built site', asked: siteGates, groups: inGroups(faultsOfSite) }

for (const { of, asked, groups } of [source, site]) {
  describe(`Each fault of ${of} turns exactly one gate red, which says what to do:`, () => {
    for (const faults of groups) {
      test(faults.map(({ name }) => name).join('; '), () => {
        using project = new CopyOfProject()
        for (const { seed } of faults) seed(project)
        const { failed, said } = project.check(...asked.map(({ name }) => name))

        for (const { name, gate, mark, advice } of faults) {
          const stoppedBy = [...said].filter(([, output]) => mark.test(output)).map(([stopping]) => stopping)
          expect(stoppedBy, name).toEqual([gate])
          expect(said.get(gate), name).toMatch(advice)
        }
        expect(failed.toSorted()).toEqual([...new Set(faults.map(({ gate }) => gate))].toSorted())
      })
    }
  })
}

test('A gate that is not there is answered with those that are', () => {
  using project = new CopyOfProject()
  expect(project.check('typos').lastLine).toMatch(/^There is no gate typos\. There are: tests, types, lint, /)
})
