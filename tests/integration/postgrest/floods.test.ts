import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { forgetEverything } from '../sql/database.ts'
import { contact, newsletter, send } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// Attacks on the forms with cheaply available addresses. The limits and quotas are those of the
// migrations; the windows are a century, so that none ends during a test.
let project: Project
beforeAll(async () => {
  project = await startProject({ settings: { network_window: '36500 days', quota_window: '36500 days' } })
})
beforeEach(() => project.database.owner.exec(forgetEverything))
afterAll(() => project.close())

let number = 0
const numbered = () => ({ ...validSubmission, message: `This is message number ${(number += 1)}.` })
const write = async (address: string) => (await send(project, contact, { body: numbered(), address })).status

/** Sends one message per address with limited concurrency, and returns counts by status. */
async function flood(addresses: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const rest = [...addresses]
  const work = async () => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
      const status = await write(address)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return counts
}

const honest = ['198.51.100.7', '2001:db8:aaaa:1::7']
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

test('one IPv6 /48 gets five messages in, from whichever of its networks; honest visitors get theirs in', async () => {
  const addresses = times(200, (index) => `2001:db8:bad:${index.toString(16)}::1`)
  expect(await flood(addresses)).toEqual({ 201: 5, 429: 195 })
  for (const address of honest) expect(await write(address)).toBe(201)
})

test('at the end of a day with thousands of networks nothing more is stored, and the response says so', async () => {
  await write(honest[0] ?? '')
  await project.database.owner.exec(
    `update private.request_counts set hits = 5000 where bucket = 'novamesa_contact_submissions'`,
  )
  expect(await send(project, contact, { body: numbered(), address: '198.51.100.8' })).toMatchObject({
    status: 507,
    code: 'PT507',
  })
  // The newsletter has its own quota.
  const address = { body: { email: 'jo@example.com' }, address: '198.51.100.8' }
  expect(await send(project, newsletter, address)).toMatchObject({ status: 201 })
})
