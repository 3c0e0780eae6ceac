import { expect, test } from 'vitest'
import { checkKey } from '../../../../scripts/doctor/address-and-key.ts'

const url = 'https://abcdefghijklmnopqrst.supabase.co'
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const jwt = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`
const nextYear = Date.now() / 1000 + 365 * 24 * 3600

test.each([
  ['a publishable key', 'sb_publishable_abc'],
  ['a legacy anon key', jwt({ role: 'anon', ref: 'abcdefghijklmnopqrst', exp: nextYear })],
  ['an anon key of a self-hosted project', jwt({ role: 'anon' })],
])('%s is public', (_, key) => {
  expect(checkKey(key, url)).toMatchObject({ state: 'ok' })
})

test.each([
  ['a secret key', 'sb_secret_abc', 'the key is a secret one'],
  ['a key of the service role', jwt({ role: 'service_role' }), 'the key is a JWT of the role "service_role"'],
  ['the session of a person', jwt({ role: 'authenticated' }), 'the key is a JWT of the role "authenticated"'],
  ['a JWT without a role', jwt({}), 'the key is a JWT of the role "undefined"'],
  ['an expired key', jwt({ role: 'anon', exp: 1 }), 'the key has expired'],
  ['a key of another project', jwt({ role: 'anon', ref: 'another' }), 'the key belongs to the project another'],
])('%s is wrong', (_, key, found) => {
  expect(checkKey(key, url)).toMatchObject({ state: 'wrong', found, fix: expect.any(String) })
})

test.each(['', 'anon', 'a.b', 'a.b.c', `${encode({})}.bm90IGpzb24.x`])('%j is inconclusive', (key) => {
  expect(checkKey(key, url)).toMatchObject({ state: 'unknown' })
})
