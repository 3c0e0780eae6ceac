import { expect, test } from 'vitest'
import { outdated, withTable } from '../../../../tooling/figures/table.ts'

const place = 'Before\n<!-- npm run figures -- --write -->\nold\n<!-- end -->\nAfter\n'

test('The table is put between its marks and nothing else changes', () => {
  const once = withTable(place, '| files | 10 |')
  expect(once).toBe('Before\n<!-- npm run figures -- --write -->\n\n| files | 10 |\n\n<!-- end -->\nAfter\n')
  expect(withTable(once, '| files | 10 |')).toBe(once)
})

test.each([
  ['| lines | 1000 | 50 |', '| lines | 1099 | 52 |'],
  ['| comments | 6 % | 0 % |', '| comments | 8 % | 1 % |'],
  ['| ratio | | 0.78 |', '| ratio | | 0.85 |'],
])('"%s" may stay when it is %s', (written, now) => {
  expect(outdated(withTable(place, written), now)).toEqual([])
})

test.each([
  ['| lines | 1000 | 50 |', '| lines | 1101 | 50 |'],
  ['| lines | 1000 | 50 |', '| lines | 1000 | 60 |'],
  ['| over 300 | 0 % |', '| over 300 | 3 % |'],
  ['| ratio | | 0.78 |', '| ratio | | 0.90 |'],
  ['| lines | 1000 |', '| lines | 1000 | 7 |'],
])('"%s" is old when it is %s', (written, now) => {
  expect(outdated(withTable(place, written), now)).toEqual([`${written} is now ${now}`])
})

test('A document without a place for the table is told so', () => {
  expect(() => withTable('No place', '')).toThrow(/no place for the figures/)
})
