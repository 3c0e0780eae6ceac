import { expect, test } from 'vitest'
import { offerPrice, perProject, price } from '#content/price.ts'

test.each([
  [2999, 3450],
  [12_500, 14_380],
])('A price of %d euros is about %d dollars, rounded to tens', (euros, dollars) => {
  expect(price(euros)).toMatchObject({ value: euros, dollars })
})

test('A price has the notation of the specification in the German catalog', () => {
  expect(offerPrice(perProject(4999))).toBe('from €4.999/project')
})
