import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedBackend, startBackend } from '../../../server/backend/backend.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { ownerOf } from '../embedded/backend-for-tests.ts'
import { forgetEverything } from '../sql/database.ts'
import { type Call, newsletter, send, type Served } from './requests.ts'

// "Already Subscribed" for a single address is the only response that reveals a subscription. Above the limit a subscribed
// address is answered like a new one. Windows of a century, so that none ends during a test.
const settings = { client_limit: 5, prefix_limit: 8, client_window: '36500 days', quota_window: '36500 days' }

const member = 'member@example.com'
const accepted = { status: 201, code: undefined, text: '' }
const rowsOf = (...emails: string[]) => emails.map((email) => ({ email }))
const lists = [
  rowsOf(member, 'a@example.com'),
  rowsOf('a@example.com', member),
  rowsOf(member, member),
  rowsOf('a@example.com', 'b@example.com'),
]

async function answersToLists(backend: Served, addressOf: (index: number) => string): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const [index, body] of lists.entries()) {
    answers.push(await send(backend, newsletter, { body, address: addressOf(index) }))
  }
  return answers
}

const refusedList = {
  status: 400,
  code: 'PT400',
  text: '{"code":"PT400","details":null,"hint":null,"message":"One row per request"}',
}

describe('on the embedded backend', () => {
  let backend: EmbeddedBackend
  beforeAll(async () => {
    backend = await startBackend({ dataDir: 'memory', settings, sweepEverySeconds: 0, log: () => undefined })
  })
  afterAll(() => backend.close())

  // One test, because nothing resets the counters here.
  test('a single address is reported as subscribed, a list and requests above the limit are not', async () => {
    const ask = (email: string) => send(backend, newsletter, { body: { email }, address: '192.0.2.1' })
    expect(await ask(member)).toMatchObject({ status: 201 })
    expect(await ask('MEMBER@example.com')).toMatchObject({ status: 409, code: '23505' })
    expect(await answersToLists(backend, (index) => `192.0.2.${index + 2}`)).toEqual(lists.map(() => refusedList))
    for (let time = 0; time < 3; time += 1) await ask(member)
    for (const email of [member, 'a@example.com']) expect(await ask(email)).toEqual(accepted)
    expect(await answersToLists(backend, () => '192.0.2.1')).toEqual(lists.map(() => refusedList))
    const { data } = await ownerOf(backend).from('newsletter_subscriptions').select('email').order('created_at')
    expect(data).toEqual([{ email: member }, { email: 'a@example.com' }])
  })
})

describe('on a hosted project', () => {
  let project: Project
  beforeAll(async () => {
    project = await startProject({ settings })
  })
  beforeEach(async () => {
    await project.database.owner.exec(forgetEverything)
    await project.database.owner.query('insert into public.newsletter_subscriptions (email) values ($1)', [member])
  })
  afterAll(() => project.close())

  const ask = (body: unknown, { address = '192.0.2.1', query = '', ...call }: Call & { query?: string } = {}) =>
    send(project, `${newsletter}${query}`, { ...call, body, address })
  const stored = async () => (await project.database.owner.query('select email from newsletter_subscriptions')).rows

  test('a list gets the same response whoever is on it, and subscribes nobody', async () => {
    expect(await answersToLists(project, () => '192.0.2.1')).toEqual(lists.map(() => refusedList))
    expect(await stored()).toEqual([{ email: member }])
  })

  test('above the limit a subscribed address gets the same response as any other, headers included', async () => {
    for (let time = 0; time < 5; time += 1) await ask({ email: member })
    const answerTo = async (email: string, prefer: string) => {
      const { publishableKey: apikey } = project
      const response = await project.fetch(
        new Request(`http://localhost${newsletter}`, {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json', prefer },
          body: JSON.stringify({ email }),
        }),
        { address: '192.0.2.1' },
      )
      const { date: _, ...headers } = Object.fromEntries(response.headers)
      return { status: response.status, headers, text: await response.text() }
    }
    expect(await answerTo(member, 'count=exact')).toEqual(await answerTo('a@example.com', 'count=exact'))
    expect(await answerTo(member, 'return=minimal')).toMatchObject({ status: 201, text: '' })
    expect(await answersToLists(project, () => '192.0.2.1')).toEqual(lists.map(() => refusedList))
    expect(await stored()).toEqual(rowsOf(member, 'a@example.com'))
  })

  test('the same applies above the daily quota', async () => {
    await ask({ email: 'a@example.com' })
    await project.database.owner.exec('update private.request_counts set hits = 5000 where bucket not like $$%:%$$')
    for (const email of [member, 'b@example.com']) {
      expect(await ask({ email })).toMatchObject({ status: 507, code: 'PT507' })
    }
  })

  test('every response counts toward the limit: saved, already subscribed, a list, no address, an empty list', async () => {
    for (const body of [{ email: 'a@example.com' }, { email: member }, lists[0], { email: 'none' }, []]) {
      expect((await ask(body)).status).not.toBe(429)
    }
    for (const email of [member, 'b@example.com']) expect(await ask({ email })).toEqual(accepted)
  })

  const prefers = [
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
    'return=representation',
    'return=headers-only',
    'tx=rollback',
    'missing=default',
    'count=exact',
    'handling=strict',
  ]
  const queries = [
    '',
    '?on_conflict=email_key',
    '?on_conflict=email',
    '?on_conflict=id',
    '?columns=email',
    '?select=email',
  ]
  const ways = prefers.flatMap((prefer) => queries.map((query) => ({ headers: { prefer }, query })))

  test.each(ways)('the preference $headers.prefer with $query does not bypass the rules', async (way) => {
    const answer = await ask({ email: member }, way)
    if (answer.code !== '23505') {
      expect(answer).toEqual(await ask({ email: 'a@example.com' }, way))
      return
    }
    // This is the specified response: it counts toward the limit and reveals nothing above it.
    for (let time = 0; time < 4; time += 1) await ask({ email: member }, way)
    const above = await ask({ email: member }, way)
    expect(above.code).not.toBe('23505')
    expect(above).toEqual(await ask({ email: 'b@example.com' }, way))
  })

  test('a list as CSV does not bypass the rules', async () => {
    const headers = { 'content-type': 'text/csv' }
    for (const email of [member, 'b@example.com']) {
      expect(await ask(`email\n${email}\na@example.com`, { headers })).toEqual(refusedList)
    }
  })
})
