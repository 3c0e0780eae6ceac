import { expect, test } from 'vitest'
import { checkKey } from '../../../../scripts/doctor/address-and-key.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const jwt = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`

test.each([
  ['a publishable key', 'sb_publishable_abc'],
  ['a legacy anon key', jwt({ role: 'anon' })],
])('%s is public', (_, key) => {
  expect(checkKey(key)).toMatchObject({ state: 'ok' })
})

test.each([
  ['a secret key', 'sb_secret_abc', 'the key is a secret one'],
  ['a key of the service role', jwt({ role: 'service_role' }), 'the key is a JWT of the role "service_role"'],
])('%s is wrong', (_, key, found) => {
  expect(checkKey(key)).toMatchObject({ state: 'wrong', found, fix: expect.any(String) })
})

test.each(['', 'anon', 'a.b.c', jwt({})])('%j is inconclusive', (key) => {
  expect(checkKey(key)).toMatchObject({ state: 'unknown' })
})
