import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.configure({ mail_max_attempts: 12, sweep_grace: '1 minute' })
  await database.empty()
})
afterAll(() => database.close())

const claim = ({ name, email, message: text }: Record<'name' | 'email' | 'message', string | null>) =>
  database.as('service_role', 'select * from public.claim_contact_mail($1, $2, $3)', [name, email, text])
const claimDue = (limit = 10) =>
  database.as('service_role', 'select * from public.claim_due_contact_mails($1)', [limit])
const finish = async (id: unknown, attempt: unknown, error: string | null) => {
  const sql = 'select public.finish_contact_mail($1, $2, $3) as status'
  return (await database.as('service_role', sql, [id, attempt, error]))[0]?.['status']
}
const set = (values: string) => database.owner(`update public.novamesa_contact_submissions set ${values}`)
const row = async () => (await database.owner('select * from public.novamesa_contact_submissions'))[0]

test('a saved message is claimed by its content, with everything the mail needs', async () => {
  await database.contact(message)
  const saved = await row()
  expect(await claim(message)).toEqual([
    {
      id: saved?.['id'],
      attempt: 1,
      received: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
      ...message,
    },
  ])
})

test('the content is compared as it is stored: blanks, line breaks and case of the address do not matter', async () => {
  await database.contact({ ...message, message: 'First line\nsecond line' })
  const typed = { name: 'Jo  Doe ', email: ' JO@example.com', message: 'First line\r\nsecond line\n' }
  expect(await claim(typed)).toHaveLength(1)
})

test.each([
  ['another name', { ...message, name: 'Eve' }],
  ['another address', { ...message, email: 'eve@example.com' }],
  ['another text', { ...message, message: 'Buy cheap watches now!' }],
  ['no name', { ...message, name: null }],
  ['nothing at all', { name: null, email: null, message: null }],
])('a call with %s claims nothing', async (_, content) => {
  await database.contact(message)
  expect(await claim(content)).toEqual([])
  expect(await row()).toMatchObject({ mail_status: 'pending', mail_attempts: 0 })
})

test('of many calls for one message exactly one gets it', async () => {
  await database.contact(message)
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(message)))
  expect(claims.flat()).toHaveLength(1)
})

test('many sweeps at once share the messages: each is claimed once', async () => {
  for (let number = 0; number < 30; number += 1) {
    await database.contact({ ...message, message: `This is message number ${number}.` })
  }
  await set(`created_at = created_at - interval '5 minutes'`)
  const claims = (await Promise.all(Array.from({ length: 10 }, () => claimDue(4)))).flat()
  expect(claims).toHaveLength(30)
  expect(new Set(claims.map(({ id }) => id)).size).toBe(30)
})

test('a mailed message is not mailed again', async () => {
  await database.contact(message)
  const [claimed] = await claim(message)
  expect(await finish(claimed?.['id'], 1, null)).toBe('sent')
  expect(await row()).toMatchObject({ mail_status: 'sent', mail_claimed_at: null, mail_error: null })
  await set(`created_at = created_at - interval '5 minutes'`)
  expect(await claim(message)).toEqual([])
  expect(await claimDue()).toEqual([])
})

test('a failed attempt waits, each time longer, and is then due again', async () => {
  await database.contact(message)
  await set(`created_at = created_at - interval '5 minutes'`)
  const pauses: unknown[] = []
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const [claimed] = await claimDue()
    expect(claimed).toMatchObject({ attempt })
    expect(await finish(claimed?.['id'], attempt, 'The mail service answered 500')).toBe('pending')
    expect(await claimDue()).toEqual([])
    expect(await claim(message)).toEqual([])
    const waiting = await database.owner(
      'select round(extract(epoch from mail_next_at - now()))::int as seconds from public.novamesa_contact_submissions',
    )
    pauses.push(waiting[0]?.['seconds'])
    await set('mail_next_at = now()')
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600])
})

test('after the last attempt a message has failed and is counted for the alert', async () => {
  await database.configure({ mail_max_attempts: 1 })
  await database.contact(message)
  const [claimed] = await claim(message)
  expect(await finish(claimed?.['id'], 1, 'x'.repeat(1000))).toBe('failed')
  expect(await row()).toMatchObject({ mail_error: 'x'.repeat(500) })
  expect(await claim(message)).toEqual([])
  const backlog = await database.as('service_role', 'select * from public.contact_mail_backlog()')
  expect(backlog).toEqual([{ waiting: 0, overdue: 0, failed: 1 }])
})

test('a claim whose holder has died ends by itself', async () => {
  await database.contact(message)
  await claim(message)
  expect(await claim(message)).toEqual([])
  await set(`mail_claimed_at = now() - interval '3 minutes'`)
  expect(await claim(message)).toMatchObject([{ attempt: 2 }])
})

test('a late failure of an older attempt does not undo a newer one, a late success counts', async () => {
  await database.contact(message)
  const [first] = await claim(message)
  await set(`mail_claimed_at = now() - interval '3 minutes'`)
  await claim(message)
  expect(await finish(first?.['id'], 1, 'timed out')).toBeNull()
  expect(await row()).toMatchObject({ mail_status: 'sending', mail_attempts: 2 })
  expect(await finish(first?.['id'], 1, null)).toBe('sent')
  expect(await finish(first?.['id'], 2, 'timed out')).toBeNull()
})

test('the sweep leaves a fresh message to the call of its visitor', async () => {
  await database.contact(message)
  expect(await claimDue()).toEqual([])
  await set(`created_at = created_at - interval '2 minutes'`)
  expect(await claimDue()).toHaveLength(1)
})

test('messages that wait too long are counted for the alert', async () => {
  await database.contact(message)
  await set(`created_at = created_at - interval '2 hours'`)
  const backlog = await database.as('service_role', 'select * from public.contact_mail_backlog()')
  expect(backlog).toEqual([{ waiting: 1, overdue: 1, failed: 0 }])
})
