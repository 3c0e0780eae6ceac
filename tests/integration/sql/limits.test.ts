import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

const tooMany = { code: 'PT429', hint: expect.stringMatching(/^Try again in \d+ seconds\.$/) }
const tooMuchForToday = { code: 'PT507' }

// Windows of a century, so that none ends during a test.
const century = '36500 days'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  await database.configure({
    client_window: century,
    quota_window: century,
    client_limit: 5,
    prefix_limit: 8,
    client_quota: 100,
    prefix_quota: 100,
    soft_rows: 1000,
    soft_bytes: 1_000_000,
    hard_rows: 1000,
    hard_bytes: 1_000_000,
  })
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

test('the sixth message of one sender is refused with the time to wait', async () => {
  await sendTimes(5, '192.0.2.1')
  await expect(send('192.0.2.1')).rejects.toMatchObject(tooMany)
  expect(await stored()).toBe(5)
})

test('one sender over the limit does not block another', async () => {
  await sendTimes(5, '192.0.2.1')
  await send('192.0.2.2')
  expect(await stored()).toBe(6)
})

test('after the window ends the sender may send again', async () => {
  await sendTimes(5, '192.0.2.1')
  await database.owner(`update private.request_counts set window_start = window_start - interval '36500 days'`)
  await send('192.0.2.1')
  expect(await stored()).toBe(6)
})

test('a repeated message is reported as saved, not as too many', async () => {
  const headers = { 'x-real-ip': '192.0.2.1' }
  await database.contact(message, headers)
  await sendTimes(4, '192.0.2.1')
  await expect(database.contact(message, headers)).rejects.toMatchObject({ code: '23505' })
})

test('the newsletter has its own counter', async () => {
  await sendTimes(5, '192.0.2.1')
  await database.subscribe('jo@example.com', { 'x-real-ip': '192.0.2.1' })
})

test('addresses of one IPv6 /64 count as one, those of one /48 together', async () => {
  for (let host = 1; host <= 5; host += 1) await send(`2001:db8:1:2::${host}`)
  await expect(send('2001:db8:1:2:ffff::6')).rejects.toMatchObject(tooMany)
  for (let network = 3; network <= 5; network += 1) await send(`2001:db8:1:${network}::1`)
  await expect(send('2001:db8:1:6::1')).rejects.toMatchObject(tooMany)
  await send('2001:db8:2::1')
})

describe('in a day', () => {
  test('one sender has a daily limit, even when the short limit is not reached', async () => {
    await database.configure({ client_limit: 100, client_quota: 7 })
    await sendTimes(7, '192.0.2.1')
    await expect(send('192.0.2.1')).rejects.toMatchObject(tooMany)
    await send('192.0.2.2')
  })

  test('all networks of an IPv6 /48 share a daily limit', async () => {
    await database.configure({ prefix_limit: 100, prefix_quota: 7 })
    for (let network = 1; network <= 7; network += 1) await send(`2001:db8:1:${network}::1`)
    await expect(send('2001:db8:1:8::1')).rejects.toMatchObject(tooMany)
    await send('2001:db8:2::1')
  })

  test.each([
    ['rows', { soft_rows: 4 }],
    ['bytes', { soft_bytes: 500 }],
  ])('above the soft quota of %s the first message of a network is accepted, and no second one', async (_, soft) => {
    await sendTimes(4, '192.0.2.1')
    await database.configure(soft)
    await expect(send('192.0.2.1')).rejects.toMatchObject(tooMuchForToday)
    await send('192.0.2.2')
    await expect(send('192.0.2.2')).rejects.toMatchObject(tooMuchForToday)
    await send('2001:db8:1:2::1')
    await expect(send('2001:db8:1:3::1'), 'a /48 is one network').rejects.toMatchObject(tooMuchForToday)
    expect(await stored()).toBe(6)
  })

  test.each([
    ['rows', { hard_rows: 4 }],
    ['bytes', { hard_bytes: 500 }],
  ])('above the hard quota of %s nothing is accepted, but a repeated message is reported as saved', async (_, hard) => {
    await database.contact(message, { 'x-real-ip': '192.0.2.1' })
    await sendTimes(3, '192.0.2.1')
    await database.configure(hard)
    await expect(send('192.0.2.2')).rejects.toMatchObject(tooMuchForToday)
    await expect(database.contact(message, { 'x-real-ip': '192.0.2.2' })).rejects.toMatchObject({ code: '23505' })
    expect(await stored()).toBe(4)
  })

  test('refused requests do not count', async () => {
    await database.configure({ hard_bytes: 2000 })
    const long = { ...message, message: 'x'.repeat(3000) }
    await expect(database.contact(long, { 'x-real-ip': '192.0.2.1' })).rejects.toMatchObject(tooMuchForToday)
    await send('192.0.2.1')
  })
})

test('refused requests take no space: neither too many messages nor a repeated one', async () => {
  const headers = { 'x-real-ip': '192.0.2.1' }
  // Random, so that it cannot be compressed.
  const long = () => ({ ...message, message: randomBytes(2500).toString('hex') })
  const first = long()
  await database.contact(first, headers)
  await sendTimes(4, '192.0.2.1')
  const size = () => database.owner(`select pg_total_relation_size('public.novamesa_contact_submissions') as bytes`)
  const before = await size()
  for (let time = 0; time < 10; time += 1) {
    await expect(database.contact(long(), headers)).rejects.toMatchObject(tooMany)
    await expect(database.contact(first, headers)).rejects.toMatchObject({ code: '23505' })
  }
  expect(await size()).toEqual(before)
})

test('without an address only the hard quota applies', async () => {
  await database.configure({ soft_rows: 4, hard_rows: 8 })
  await sendTimes(8)
  await expect(send()).rejects.toMatchObject(tooMuchForToday)
})

test('many networks that use up their limit keep no other one from subscribing', async () => {
  for (let host = 1; host <= 254; host += 1) {
    const invalid = () => database.subscribe('no address', { 'x-real-ip': `192.0.2.${host}` })
    for (let time = 0; time < 6; time += 1) await expect(invalid()).rejects.toMatchObject({ code: '23514' })
  }
  for (let host = 1; host <= 100; host += 1) {
    await database.subscribe(`jo-${host}@example.com`, { 'x-real-ip': `198.51.100.${host}` })
  }
  expect(await database.owner('select id from public.newsletter_subscriptions')).toHaveLength(100)
})

test('of concurrent newsletter requests from one sender at most five are told that an address is subscribed', async () => {
  const asked = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.subscribe('jo@example.com', { 'x-real-ip': '192.0.2.1' }).then(
        () => 'saved',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      ),
    ),
  )
  const times = (code: string) => asked.filter((answer) => answer === code).length
  // The others are answered as if the address was new, and five new ones are accepted.
  expect(times('saved')).toBe(5)
  expect(times('23505')).toBeLessThanOrEqual(5)
  expect(times('saved') + times('23505') + times('PT429')).toBe(12)
  expect(await database.owner('select email from public.newsletter_subscriptions')).toEqual([
    { email: 'jo@example.com' },
  ])
})

test('in a proxy chain the last address is trusted, and the header of the edge before all others', async () => {
  for (let forged = 1; forged <= 5; forged += 1) await send(`203.0.113.${forged}, 192.0.2.1`, 'x-forwarded-for')
  await expect(send('203.0.113.6, 192.0.2.1', 'x-forwarded-for')).rejects.toMatchObject(tooMany)
  await database.contact(message, { 'x-forwarded-for': '203.0.113.7, 192.0.2.1', 'cf-connecting-ip': '192.0.2.7' })
})

test.each(['not an address', '', '999.1.1.1'])(
  'a header of nonsense (%j) keeps nobody from writing',
  async (address) => {
    await send(address)
    await database.subscribe('jo@example.com', { 'x-real-ip': address })
    expect(await stored()).toBe(1)
  },
)

test('a new day discards the networks of the previous one: their counters and the salt of their hashes', async () => {
  await send('192.0.2.1')
  await database.configure({ quota_window: '1 day' })
  await database.owner(`update private.network_salt set since = since - interval '1 day'`)
  const [before] = await database.owner('select salt from private.network_salt')
  await database.owner('select private.purge()')
  expect(await database.owner('select * from private.request_counts')).toEqual([])
  const [after] = await database.owner('select salt from private.network_salt')
  expect(after).not.toEqual(before)

  await database.owner('select private.purge()')
  expect(await database.owner('select salt from private.network_salt'), 'once a day').toEqual([after])
})

test('without a scheduled purge, the first message of a day purges', async () => {
  await send('192.0.2.1')
  await database.configure({ quota_window: '1 day' })
  await database.owner(`update private.network_salt set since = since - interval '1 day'`)
  const [before] = await database.owner('select salt from private.network_salt')
  await send('192.0.2.1')
  expect(await database.owner('select salt from private.network_salt')).not.toEqual([before])
  expect(await database.owner(`select hits from private.request_counts where bucket like '%:day'`)).toEqual([
    { hits: 1 },
  ])
})

test('the service role is not limited', async () => {
  const values = Array.from({ length: 20 }, (_, index) => `('Jo Doe', 'jo@example.com', 'Imported message ${index}')`)
  await database.owner('grant insert on public.novamesa_contact_submissions to service_role')
  await database.as(
    'service_role',
    `insert into public.novamesa_contact_submissions (name, email, message) values ${values.join(', ')}`,
  )
  expect(await stored()).toBe(20)
})
