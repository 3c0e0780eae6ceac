import { expect, test } from 'vitest'
import { report } from '../../../../scripts/doctor/report.ts'

test('a line for each finding says what was checked, what was found and how to mend it; the last line is the sum', () => {
  expect(
    report([
      { check: 'nobody can sign up', state: 'ok', found: '' },
      { check: 'the key is a public one', state: 'wrong', found: 'it is secret', mend: 'Take another.' },
      { check: 'the project answers', state: 'unknown', found: 'not examined' },
    ]),
  ).toBe(
    [
      'ok     nobody can sign up',
      'WRONG  the key is a public one: it is secret. Take another.',
      '?      the project answers: not examined',
      '',
      '1 ok, 1 wrong, 1 could not be told',
      '',
    ].join('\n'),
  )
})
