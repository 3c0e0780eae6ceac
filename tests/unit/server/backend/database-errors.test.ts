import { expect, test } from 'vitest'
import { withoutRowValues } from '../../../../server/backend/database-errors.ts'

test.each([
  ['23514', 400],
  ['53100', 507],
])('PostgreSQL error %s maps to HTTP status %i', (code, status) => {
  const error = Object.assign(new Error('No.'), { code })
  expect(withoutRowValues(error)).toMatchObject({
    code: 'PGRST',
    message: JSON.stringify({ code, message: 'No.', details: null, hint: null }),
    detail: JSON.stringify({ status, headers: {} }),
  })
})

test('A value of a wrong type is a fault of the request', () => {
  expect(withoutRowValues(new Error('Invalid input for string type'))).toMatchObject({ code: '22P02' })
})
