import { describe, expect, test } from 'vitest'
import { workedExample, hoursOf } from '#content/savings.ts'
import { inputsOf, rateEntry } from '#features/savings/savings-inputs.ts'

const times = (entries: Record<string, string>) => inputsOf(entries, 'EUR').tasks.map((task) => task.times)

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
  expect(times({ team: '1e9' }), 'the largest team').toEqual([14_000, 1200, 900, 200])
})

describe('A number that cannot be used stays as typed, and the calculation uses', () => {
  test.each([
    ['', 3, 'the example if the field is empty'],
    [' ', 3, 'the example for a space'],
    ['three', 3, 'the example for letters'],
    ['NaN', 3, 'the example for no number'],
    ['Infinity', 3, 'the example for infinity'],
    ['-5', 0, 'the smallest for a negative number'],
    ['1e9', 150, 'the largest for a huge number'],
  ])('%j: %d, %s', (text, value) => {
    const { minutes } = inputsOf({ 'inbox.minutes': text }, 'EUR').tasks[0]?.inputs ?? {}
    expect(minutes).toMatchObject({ text, value, isValid: false, min: 0, max: 150 })
  })
})

test.each(['0', '2.5', '150', '1e2'])('%s is a valid number of minutes', (text) => {
  const { minutes } = inputsOf({ 'inbox.minutes': text }, 'EUR').tasks[0]?.inputs ?? {}
  expect(minutes).toMatchObject({ text, value: Number(text), isValid: true })
})

describe('The hourly rate', () => {
  const rate = (currency: 'EUR' | 'USD', entry?: string) =>
    inputsOf(entry === undefined ? {} : { rate: entry }, currency).rate.text

  test('is by default the same in both currencies, at the rate of the company', () => {
    expect([rate('EUR'), rate('USD')]).toEqual(['40', '46'])
  })

  test('stays as typed in its currency and is converted in the other', () => {
    const entry = rateEntry('USD', '50.5')
    expect([rate('USD', entry), rate('EUR', entry)]).toEqual(['50.5', '44'])
    expect(rate('USD', rateEntry('EUR', '100'))).toBe('115')
  })

  test('that is no number stays as typed in both', () => {
    expect([rate('USD', rateEntry('EUR', '')), rate('EUR', rateEntry('EUR', ''))]).toEqual(['', ''])
  })
})

test('Entries of other programs are ignored', () => {
  const { team, rate, tasks } = inputsOf({ constructor: '1', toString: '2', '': '3', 'oven.times': '4' }, 'USD')
  expect([team.value, rate.value, tasks.length]).toEqual([12, 46, 4])
})
