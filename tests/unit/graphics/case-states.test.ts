import { expect, test } from 'vitest'
import { projectRecords } from '#content/projects/project-records.ts'
import { projects } from '#content/projects/projects.ts'
import { statesOf } from '#graphics/projects/case-states.ts'

test('Each phase ends between the figures before and after, and never further from the aim than the one before it', () => {
  for (const slug of projects.slugs) {
    const { measured } = projectRecords[slug]
    const aim = measured.after.value
    const states = statesOf(slug)
    const distances = states.map(({ value }) => Math.abs(value - aim))
    expect(states.map(({ unit }) => unit)).toEqual(Array(5).fill(measured.before.unit))
    expect([slug, states[0]?.value, distances]).toEqual([
      slug,
      measured.before.value,
      distances.toSorted((a, b) => b - a),
    ])
  }
})
