import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { hoursOf, savings, savingsAssumptions, workedExample } from '#content/home/savings.ts'
import { inputsOf, parseEntries } from '#features/savings/savings-inputs.ts'
import { shown } from '../../../support/setup/shown.ts'

const { currency, otherCurrency } = company
const times = (texts: Record<string, string>) => inputsOf(texts, currency).tasks.map((task) => task.times)

test('Nothing typed is the worked example', () => {
  const { team, rate, tasks } = inputsOf({}, currency)
  expect([team.value, rate.value]).toEqual([savingsAssumptions.team, savingsAssumptions.perHour])
  const { rows, ...sum } = hoursOf(tasks)
  expect({ ...sum, rows: rows.map(({ slug, before, after }) => ({ slug, before, after })) }).toMatchObject({
    ...workedExample,
    rows: workedExample.rows.map(({ slug, before, after }) => ({ slug, before, after })),
  })
})

test('The times of a task follow the size of the team until they are typed', () => {
  const team = String(2 * savingsAssumptions.team)
  const doubled = savings.all.map((task) => 2 * task.times)
  expect(times({ team })).toEqual(doubled)
  expect(times({ team, 'quotes.times': '30' })).toEqual(doubled.with(savings.slugs.indexOf('quotes'), 30))
})

describe('A number that cannot be used stays as typed, and the calculation uses', () => {
  test.each([
    ['', 3, 'the example if the field is empty'],
    [' ', 3, 'the example for a space'],
    ['three', 3, 'the example for letters'],
    ['NaN', 3, 'the example for no number'],
    ['Infinity', 3, 'the example for infinity'],
    ['-5', 0, 'the smallest for a negative number'],
    ['1000000000', 150, 'the largest for a huge number'],
    ['1.000', 3, 'the example for what may be one or a thousand'],
  ])('%j: %d, %s', (text, value) => {
    const { minutes } = inputsOf({ 'inbox.minutes': text }, currency).tasks[0]?.inputs ?? {}
    expect(minutes).toMatchObject({ text, value, isValid: false, min: 0, max: 150 })
  })
})

test.runIf(otherCurrency)(
  'The hourly rate is by default the same in both currencies, at the rate of the company',
  () => {
    const { code = '', rate: worth = 1 } = otherCurrency ?? {}
    const { perHour } = savingsAssumptions
    const rates = [currency, code].map((one) => inputsOf({}, one).rate.value)
    expect(rates).toEqual([perHour, perHour * worth].map(Math.round))
  },
)

describe('Stored entries', () => {
  test.each(
    [
      '',
      'null',
      '{}',
      '\u0000',
      'x'.repeat(1_000_000),
      'team=24&rate=EUR40',
      '[{"text":1}]',
      '{"team":24,"rate":{"text":"40"}}',
      '{"constructor":"1","toString":"2","":"3","oven.times":"4"}',
    ].map(shown),
  )('$shown are ignored', ({ value }) => {
    expect(inputsOf(parseEntries(value), currency)).toEqual(inputsOf({}, currency))
  })
})
