import { expect, test } from 'vitest'
import type { Measure } from '../../../../tooling/bench/measure.ts'
import { data, report } from '../../../../tooling/bench/report.ts'
import { tables } from '../../../../tooling/bench/table.ts'

const measures: Measure[] = [
  { table: 'Sizes', page: '/', figure: 'JS', value: 120, unit: 'kB', bar: { atMost: 105 } },
  { table: 'Sizes', page: '/', figure: 'fonts', value: 49, unit: 'kB', bar: { atMost: 60 } },
  { table: 'Sizes', page: '/about', figure: 'JS', value: 121, unit: 'kB' },
  { table: 'Paints', page: '/', figure: 'TBT', value: 90, unit: 'ms', bar: { atMost: 40 }, doubt: 'busy' },
]

test('Each table has a row for each page and a column for each figure with its unit', () => {
  expect(tables(measures.slice(0, 3))).toBe(
    [
      '## Sizes',
      '',
      '|  | JS (kB) | fonts (kB) |',
      '| --- | ---: | ---: |',
      '| / | **120** | 49 |',
      '| /about | 121 |  |',
    ].join('\n'),
  )
})

test('A missed figure is bold and one that is not judged has a question mark', () => {
  expect(tables(measures)).toContain('**120**')
  expect(tables(measures)).toContain('| 90? |')
})

test('The report begins with the conditions and the misses, those of a busy machine apart', () => {
  const text = report('npm run bench', measures, { machine: 'two cores' })
  expect(text).toContain('# What `npm run bench` measured')
  expect(text).toContain('| machine | two cores |')
  expect(text).toContain('## Missed: 1\n\n- Sizes, /: JS 120 kB, has to be at most 105\n')
  expect(text).toContain('## Not judged: 1\n\n- Paints, /: TBT 90 ms, has to be at most 40; not judged: busy\n')
  expect(text.indexOf('## Missed')).toBeLessThan(text.indexOf('## Sizes'))
})

test('For programs each figure has its verdict, and causes only where a bar is not met', () => {
  const causes = ['/assets/index.js 120 kB']
  const [js, fonts] = data(
    measures.slice(0, 2).map((measure) => ({ ...measure, causes })),
    {},
  ).measures
  expect(js).toMatchObject({ verdict: 'missed', causes })
  expect(fonts).toMatchObject({ verdict: 'met' })
  expect(fonts).not.toHaveProperty('causes')
})
