import { describe, expect, test } from 'vitest'
import { rateOf } from '#content/price.ts'
import { hoursOf, workedExample } from '#content/home/savings.ts'
import { inputsOf, parseEntries, type Entry } from '#features/savings/savings-inputs.ts'
import { shown } from '../../../support/setup/shown.ts'

const typed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text }]))
/** An amount in whole dollars; of a company without prices in dollars it is the same. */
const inDollars = (euros: number) => Math.round(euros * rateOf('USD'))
const times = (texts: Record<string, string>) => inputsOf(typed(texts), 'EUR').tasks.map((task) => task.times)

test('Nothing typed is the worked example', () => {
  const { team, rate, tasks } = inputsOf({}, 'EUR')
  expect([team.value, rate.value]).toEqual([12, 40])
  const { rows, ...sum } = hoursOf(tasks)
  expect({ ...sum, rows: rows.map(({ slug, before, after }) => ({ slug, before, after })) }).toMatchObject({
    ...workedExample,
    rows: workedExample.rows.map(({ slug, before, after }) => ({ slug, before, after })),
  })
})

test('The times of a task follow the size of the team until they are typed', () => {
  expect(times({ team: '24' })).toEqual([560, 48, 36, 8])
  expect(times({ team: '24', 'quotes.times': '30' })).toEqual([560, 30, 36, 8])
  expect(times({ team: '1000000000' }), 'the largest team').toEqual([14_000, 1200, 900, 200])
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
    const { minutes } = inputsOf(typed({ 'inbox.minutes': text }), 'EUR').tasks[0]?.inputs ?? {}
    expect(minutes).toMatchObject({ text, value, isValid: false, min: 0, max: 150 })
  })
})

describe('The hourly rate', () => {
  const rate = (currency: string, entry?: Entry) => inputsOf(entry ? { rate: entry } : {}, currency).rate.text

  test('is by default the same in both currencies, at the rate of the company', () => {
    expect([rate('EUR'), rate('USD')]).toEqual(['40', String(inDollars(40))])
  })

  test('stays as typed in its currency and is converted in the other', () => {
    const entry = { text: '50.5', currency: 'USD' } as const
    expect([rate('USD', entry), rate('EUR', entry)]).toEqual(['50.5', String(Math.round(50.5 / rateOf('USD')))])
    expect(rate('USD', { text: '100', currency: 'EUR' })).toBe(String(inDollars(100)))
  })

  test('that is no number stays as typed in both', () => {
    const entry = { text: '', currency: 'EUR' } as const
    expect([rate('USD', entry), rate('EUR', entry)]).toEqual(['', ''])
  })
})

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
      '{"team":24,"rate":{"text":40}}',
      '{"team":null,"rate":{"text":"40","currency":"EUR40"}}',
      '{"constructor":{"text":"1"},"toString":{"text":"2"},"":{"text":"3"},"oven.times":{"text":"4"}}',
    ].map(shown),
  )('$shown are ignored', ({ value }) => {
    const { team, rate, tasks } = inputsOf(parseEntries(value), 'USD')
    expect([team.value, rate.value, tasks.length]).toEqual([12, inDollars(40), 4])
  })
})
