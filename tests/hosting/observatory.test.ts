import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeSite } from './built-site.ts'
import { openStartServer } from './hosts/start-server.ts'
import { observatoryScore } from './observatory.ts'

const site = await writeSite()
const server = await openStartServer(site)
const { headers } = await server.request('/')
await server.close()
rmSync(site, { recursive: true })

test('The headers of `npm start` are worth at least 130 points at the Mozilla Observatory', () => {
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130)
})

test('A response without any of these headers is worth 30', () => {
  expect(observatoryScore({})).toBe(30)
})

const policy = headers['content-security-policy'] ?? ''
test.each([
  ['content-security-policy', undefined],
  ['content-security-policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https:")],
  ['content-security-policy', policy.replace("default-src 'none'", "default-src 'self'")],
  ['content-security-policy', policy.replace("frame-ancestors 'none'; ", '')],
  ['content-security-policy', policy.replace('https://images', 'http://images')],
  ['cross-origin-resource-policy', undefined],
  ['referrer-policy', 'unsafe-url'],
  ['strict-transport-security', 'max-age=60'],
  ['x-content-type-options', undefined],
  ['set-cookie', 'a=1'],
  ['access-control-allow-origin', '*'],
])('The score is below 130 with %s: %s', (name, value) => {
  const { [name]: _, ...others } = headers
  expect(observatoryScore(value === undefined ? others : { ...others, [name]: value })).toBeLessThan(130)
})
