import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkDist, secretIn } from '../../../../tooling/prerender/check-dist.ts'

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

describe('The build fails when the site holds', () => {
  test.each([
    [
      'a secret key',
      { 'assets/index.js': `const key = "sb_secret_${'x'.repeat(30)}"` },
      /assets.index\.js holds a secret/,
    ],
    ['a token of the service role', { 'a.js': `k="${token({ role: 'service_role' })}"` }, /a\.js holds a token/],
    ['a source map', { 'assets/index.js.map': '{}' }, /index\.js\.map must not be published/],
    ['an environment file', { '.env': 'A=1' }, /\.env must not be published/],
  ])('%s', (_, files, message) => {
    expect(() => checkDist(siteWith(files))).toThrow(message)
  })
})

test('The public key of the anonymous role may be published', () => {
  expect(secretIn(`key="sb_publishable_local_novamesa", old="${token({ role: 'anon' })}"`)).toBeUndefined()
  expect(() => checkDist(siteWith({ 'assets/index.js': 'sb_publishable_x' }))).not.toThrow()
})
