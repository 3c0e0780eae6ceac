import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

const tooMany = { code: 'PT429', hint: expect.stringMatching(/^Try again in \d+ seconds\.$/) }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  // Windows of a century, so that no test meets the end of one.
  await database.configure({ client_limit: 5, client_window: '36500 days', table_limit: 8, table_window: '36500 days' })
})
afterAll(() => database.close())

let number = 0
const send = (address?: string, header = 'x-real-ip') =>
  database.contact(
    { ...message, message: `This is message number ${(number += 1)}.` },
    address === undefined ? {} : { [header]: address },
  )
const stored = async () => (await database.owner('select id from public.novamesa_contact_submissions')).length

async function sendTimes(times: number, address?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) await send(address)
}

test('the sixth message of one sender is too many, and says how long to wait', async () => {
  await sendTimes(5, '192.0.2.1')
  await expect(send('192.0.2.1')).rejects.toMatchObject(tooMany)
  expect(await stored()).toBe(5)
})

test('one sender who sends too much does not stop another', async () => {
  await sendTimes(5, '192.0.2.1')
  await send('192.0.2.2')
  expect(await stored()).toBe(6)
})

test('all senders together may send so many messages and no more', async () => {
  for (let sender = 1; sender <= 8; sender += 1) await send(`192.0.2.${sender}`)
  await expect(send('192.0.2.9')).rejects.toMatchObject(tooMany)
  expect(await stored()).toBe(8)
})

test('without an address only the limit of all senders holds', async () => {
  await sendTimes(8)
  await expect(send()).rejects.toMatchObject(tooMany)
})

test('the window ends: then the sender may send again', async () => {
  await sendTimes(5, '192.0.2.1')
  await database.owner(`update private.request_counts set window_start = window_start - interval '36500 days'`)
  await send('192.0.2.1')
  expect(await stored()).toBe(6)
})

test('a repeated message is answered as saved, not as too many', async () => {
  const headers = { 'x-real-ip': '192.0.2.1' }
  await database.contact(message, headers)
  await sendTimes(4, '192.0.2.1')
  await expect(database.contact(message, headers)).rejects.toMatchObject({ code: '23505' })
})

test('the newsletter counts on its own', async () => {
  await sendTimes(8)
  await database.subscribe('jo@example.com')
})

test('addresses of one IPv6 household count as one', async () => {
  for (let host = 1; host <= 5; host += 1) await send(`2001:db8:1:2::${host}`)
  await expect(send('2001:db8:1:2:ffff::6')).rejects.toMatchObject(tooMany)
  await send('2001:db8:1:3::1')
})

test('of a chain of proxies the last one is believed, and the edge before all', async () => {
  for (let forged = 1; forged <= 5; forged += 1) await send(`203.0.113.${forged}, 192.0.2.1`, 'x-forwarded-for')
  await expect(send('203.0.113.6, 192.0.2.1', 'x-forwarded-for')).rejects.toMatchObject(tooMany)
  await database.contact(message, { 'x-forwarded-for': '203.0.113.7, 192.0.2.1', 'cf-connecting-ip': '192.0.2.7' })
})

test.each(['not an address', '', '999.1.1.1'])(
  'a header of nonsense (%j) keeps nobody from writing',
  async (address) => {
    await send(address)
    expect(await stored()).toBe(1)
  },
)

test('the service role is not limited', async () => {
  const values = Array.from({ length: 20 }, (_, index) => `('Jo Doe', 'jo@example.com', 'Imported message ${index}')`)
  await database.owner('grant insert on public.novamesa_contact_submissions to service_role')
  await database.as(
    'service_role',
    `insert into public.novamesa_contact_submissions (name, email, message) values ${values.join(', ')}`,
  )
  expect(await stored()).toBe(20)
})
