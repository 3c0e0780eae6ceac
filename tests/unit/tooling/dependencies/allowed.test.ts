import { expect, test } from 'vitest'
import { isAllowed } from '../../../../tooling/dependencies/allowed.ts'

test.each([
  ['MIT', true, true],
  ['OFL-1.1', true, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['', false, false],
  ['SEE LICENSE IN LICENSE', false, false],
  ['(MIT OR GPL-3.0-only)', true, true],
  ['MIT AND GPL-3.0-only', false, false],
  ['(MIT AND CC-BY-4.0)', false, true],
])('"%s" may ship: %s, may be a tool: %s', (licence, ships, serves) => {
  expect(isAllowed(licence, { shipped: true })).toBe(ships)
  expect(isAllowed(licence, { shipped: false })).toBe(serves)
})
