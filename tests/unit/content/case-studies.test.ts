import { expect, test } from 'vitest'
import { billOf } from '#content/case-studies.ts'
import { projects } from '#content/projects.ts'

test('A receipt ends with the months until what is left of the saving has paid the price', () => {
  expect(billOf('quality-control')).toMatchObject({ saved: { value: 213 * 60 }, running: { value: 1600 }, payback: 17 })
  expect(projects.slugs.map((slug) => billOf(slug).payback)).toEqual([5, 9, 10, 6, 17, 15])
})
