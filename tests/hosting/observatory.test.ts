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
