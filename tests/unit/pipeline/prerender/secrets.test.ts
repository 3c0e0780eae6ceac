import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkDist, secretIn } from '../../../../pipeline/checks/secrets.ts'

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`
}

function siteWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries({ 'index.html': '<!doctype html>', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('The build fails when the site contains', () => {
  test.each([
    ['a secret key', { 'assets/a.js': `k = "sb_secret_${'x'.repeat(30)}"` }, /assets.a\.js holds a secret/],
    [
      'a token of the service role',
      { 'a.js': `k="${token({ role: 'service_role' })}"` },
      /holds a token of the role service/,
    ],
    ['the session of a user', { 'a.js': `k="${token({ role: 'authenticated' })}"` }, /holds a token of the role auth/],
    ['a private key', { 'key.txt': ['-----BEGIN EC PRIVATE', 'KEY-----'].join(' ') }, /key\.txt holds a private key/],
    ['an access token', { 'a.js': `k="sbp_${'0'.repeat(40)}"` }, /a\.js holds an access token/],
    [
      'the URL of the database',
      { 'a.js': 'k="postgresql://postgres:secret@db.example.com/x"' },
      /holds the address of a/,
    ],
    ['a hidden file', { '.env': 'A=b' }, /\.env must not be published/],
    ['a source map', { 'assets/index.js.map': '{}' }, /index\.js\.map must not be published/],
  ])('%s', (_, files, message) => {
    expect(() => checkDist(siteWith(files))).toThrow(message)
  })
})

test('The public key of the anonymous role may be published', () => {
  expect(secretIn(`key="sb_publishable_local", old="${token({ role: 'anon' })}"`)).toBeUndefined()
  expect(() => checkDist(siteWith({ 'assets/index.js': 'sb_publishable_x' }))).not.toThrow()
})
