import { expect, test } from 'vitest'
import { report } from '../../../../scripts/doctor/examine.ts'

test('each line contains check, finding and fix; the last line is the summary', () => {
  expect(
    report([
      { check: 'sign-up is disabled', state: 'ok', found: '' },
      { check: 'the key is public', state: 'wrong', found: 'it is secret', fix: 'Take another.' },
      { check: 'the project responds', state: 'unknown', found: 'not examined' },
    ]),
  ).toBe(
    [
      'ok     sign-up is disabled',
      'WRONG  the key is public: it is secret. Take another.',
      '?      the project responds: not examined',
      '',
      '1 ok, 1 wrong, 1 unknown',
      '',
    ].join('\n'),
  )
})
