import { expect, test } from 'vitest'
import { missLine, number, verdict, type Measure } from '../../../../tooling/bench/measure.ts'

const paint: Measure = { table: 'Paints', page: '/ en', figure: 'LCP', value: 990, unit: 'ms' }

test('A figure without a bar is information', () => {
  expect(verdict(paint)).toBe('information')
})

test('A figure exactly on its bar meets it, from either side', () => {
  expect(verdict({ ...paint, bar: { atMost: 990 } })).toBe('met')
  expect(verdict({ ...paint, bar: { atLeast: 990 } })).toBe('met')
})

test('A figure beyond its bar misses it', () => {
  expect(verdict({ ...paint, bar: { atMost: 950 } })).toBe('missed')
  expect(verdict({ ...paint, figure: 'performance', value: 99, bar: { atLeast: 100 } })).toBe('missed')
})

test('On a machine that was too busy a miss is not judged, while a bar that is met stays met', () => {
  const doubt = 'the load was 4.0 on 2 cores'
  expect(verdict({ ...paint, doubt, bar: { atMost: 950 } })).toBe('not judged')
  expect(verdict({ ...paint, doubt, bar: { atMost: 1000 } })).toBe('met')
})

test('The line of a missed bar names table, page, figure, bar and causes', () => {
  expect(missLine({ ...paint, bar: { atMost: 950 }, causes: ['a large heading'] })).toBe(
    'Paints, / en: LCP 990 ms, has to be at most 950; a large heading',
  )
})

test('The line of a bar that is not judged says why', () => {
  expect(missLine({ ...paint, bar: { atMost: 950 }, doubt: 'the machine was busy' })).toBe(
    'Paints, / en: LCP 990 ms, has to be at most 950; not judged: the machine was busy',
  )
})

test('Numbers have no more digits than a reader needs', () => {
  expect([number(1234.56), number(45.67), number(1.0499), number(0), number(100)]).toEqual([
    '1235',
    '45.7',
    '1.05',
    '0',
    '100',
  ])
})
