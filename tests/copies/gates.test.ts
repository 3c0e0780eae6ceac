import { describe, expect, test } from 'vitest'
import { gates, siteGates } from '../../tooling/check/gates.ts'
import { faultsOfSite, faultsOfSource, type Fault } from './faults.ts'
import { ProjectCopy } from './project-copy.ts'

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
        using project = new ProjectCopy()
        for (const { seed } of faults) seed(project)
        const { failed, said } = ask(project, ...asked.map(({ name }) => name))

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
  using project = new ProjectCopy()
  expect(ask(project, 'typos').lastLine).toMatch(/^There is no gate typos\. There are: tests, types, lint, /)
})

/** Asks gates by their names: those that failed, and what each of them printed, from its name to its verdict. */
function ask(project: ProjectCopy, ...gatesAsked: string[]) {
  const { output } = project.run('node', 'tooling/check/check.ts', ...gatesAsked)
  const said = new Map(
    [...output.matchAll(/^── ([\w-]+)\n([\s\S]*?^── \1: FAILED.*)$/gm)].map(([, name = '', text = '']) => [name, text]),
  )
  return { failed: [...said.keys()], said, lastLine: output.trim().split('\n').at(-1) ?? '' }
}
