import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signToken } from '../../support/hosted-project/gateway.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { storeSettings } from '../../../server/backend/migrations.ts'
import { forgetEverything } from '../sql/database.ts'
import { type Call, contact, newsletter, send, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let project: Project
beforeAll(async () => {
  project = await startProject({ settings: unlimited })
})
beforeEach(async () => {
  await project.database.owner.exec(forgetEverything)
  await send(project, contact, { body: validSubmission })
  await send(project, newsletter, { body: { email: validSubmission.email } })
  await project.database.owner.exec(
    `update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now()`,
  )
})
afterAll(() => project.close())

const stored = async () => {
  const { rows } = await project.database.owner.query('select name, email, message from novamesa_contact_submissions')
  return rows
}
const subscribed = async () => (await project.database.owner.query('select email from newsletter_subscriptions')).rows
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const signedIn = (claims: object = {}, algorithm?: string) => {
  const token = signToken({ role: 'authenticated', exp: inAnHour(), ...claims }, project.jwtSecret, algorithm)
  return { authorization: `Bearer ${token}` }
}

// Sign-ups are open by default on the platform; signing in grants nothing more.
describe.each(['an anonymous visitor', 'a signed-in visitor'])('with the public key, as %s', (who) => {
  const headers = () => (who === 'an anonymous visitor' ? {} : signedIn())

  test('a message and an address are saved, and the response reveals nothing about them', async () => {
    const another = { ...validSubmission, message: 'Another message of mine.' }
    expect(await send(project, contact, { body: another, headers: headers() })).toMatchObject({ status: 201, text: '' })
    expect(await stored()).toEqual([validSubmission, another])
    const address = { email: 'eve@example.com' }
    expect(await send(project, newsletter, { body: address, headers: headers() })).toMatchObject({ status: 201 })
  })

  test.each<[string, string, Call]>([
    ['read', contact, {}],
    ['read', newsletter, {}],
    ['read a column of', `${contact}?select=email`, {}],
    ['count', `${contact}?select=count`, {}],
    ['count in the headers of', contact, { method: 'HEAD', headers: { prefer: 'count=exact' } }],
    ['probe by filter', `${contact}?email=eq.jo@example.com`, {}],
    ['change', `${contact}?email=eq.jo@example.com`, { method: 'PATCH', body: { name: 'Eve' } }],
    ['change', `${newsletter}?email=eq.jo@example.com`, { method: 'PATCH', body: { email: 'eve@example.com' } }],
    ['delete from', `${contact}?email=eq.jo@example.com`, { method: 'DELETE' }],
    ['delete from', `${newsletter}?email=eq.jo@example.com`, { method: 'DELETE' }],
  ])('nobody may %s %s', async (_, path, call) => {
    const answer = await send(project, path, { method: 'GET', ...call, headers: { ...headers(), ...call.headers } })
    expect(answer.status).toBe(401 + (who === 'an anonymous visitor' ? 0 : 2))
    if (call.method !== 'HEAD') expect(answer.code).toBe('42501')
    expect(await stored()).toEqual([validSubmission])
  })

  test.each([
    ['return=representation', { prefer: 'return=representation' }, ''],
    ['return=headers-only', { prefer: 'return=headers-only' }, ''],
    ['resolution=merge-duplicates', { prefer: 'resolution=merge-duplicates' }, '?on_conflict=id'],
    ['resolution=ignore-duplicates', { prefer: 'resolution=ignore-duplicates' }, '?on_conflict=id'],
    ['missing=default', { prefer: 'missing=default,return=representation' }, '?columns=name,email,message'],
  ])('an insert with extra options is refused: %s', async (_, more, query) => {
    const body = { ...validSubmission, message: 'Tell me more, please.' }
    const answer = await send(project, `${contact}${query}`, { body, headers: { ...headers(), ...more } })
    expect(answer).toMatchObject({ status: who === 'an anonymous visitor' ? 401 : 403, code: '42501' })
    expect(await stored()).toEqual([validSubmission])
  })

  test.each(['resolution=merge-duplicates', 'resolution=ignore-duplicates', 'missing=default', 'tx=rollback'])(
    'a subscribed address is never changed or read: %s',
    async (prefer) => {
      for (const query of ['', '?on_conflict=email_key', '?on_conflict=email', '?on_conflict=id', '?columns=email']) {
        const body = { email: 'JO@example.com' }
        const answer = await send(project, `${newsletter}${query}`, { body, headers: { ...headers(), prefer } })
        expect(answer.text).not.toContain('example.com')
        expect(await subscribed()).toEqual([{ email: validSubmission.email }])
      }
    },
  )

  test.each([
    ['id', '00000000-0000-0000-0000-000000000000', '42501'],
    ['created_at', '2020-01-01T00:00:00Z', '42501'],
    // A generated column: PostgreSQL rejects the value before it checks the privilege.
    ['dedupe_key', String.raw`\x00`, '428C9'],
    ['day', '2020-01-01', '428C9'],
    ['is_admin', true, 'PGRST204'],
    ['__proto__', { admin: true }, 'PGRST204'],
  ])('the column %s is rejected', async (column, value, code) => {
    const body = JSON.stringify(validSubmission).replace('}', `,${JSON.stringify(column)}:${JSON.stringify(value)}}`)
    const answer = await send(project, contact, { body, headers: headers() })
    expect(answer.code).toBe(code)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await stored()).toEqual([validSubmission])
  })

  test('a list is refused as a whole above the limit of one network, whatever the tables hold', async () => {
    await project.database.owner.exec('update private.settings set network_limit = 5')
    onTestFinished(() => storeSettings(project.database.owner, unlimited))
    const words = [validSubmission.email.split('@')[0], 'two', 'three', 'four', 'five', 'six']
    for (const [path, body] of [
      [contact, words.map((word) => ({ ...validSubmission, message: `This is message number ${word}.` }))],
      [newsletter, words.map((word) => ({ email: `${word}@example.com` }))],
    ] as const)
      expect(await send(project, path, { body, headers: headers() })).toMatchObject({ status: 429, code: 'PT429' })
    expect(await stored()).toEqual([validSubmission])
    expect(await subscribed()).toEqual([{ email: validSubmission.email }])
  })

  test.each([
    ['claim_mails', {}],
    ['finish_mail', { p_id: '00000000-0000-0000-0000-000000000000', p_attempt: 1 }],
    ['save_submission', { p_name: 'Eve', p_email: 'eve@example.com', p_message: 'Past the limits.', p_headers: {} }],
    ['retry_mails', {}],
    ['mail_backlog', {}],
    ['erase_person', { p_email: validSubmission.email }],
  ])('the function %s is denied', async (name, body) => {
    const answer = await send(project, `/rest/v1/rpc/${name}`, { body, headers: headers() })
    expect(answer).toMatchObject({ status: who === 'an anonymous visitor' ? 401 : 403, code: '42501' })
    expect(await stored()).toEqual([validSubmission])
  })

  test.each(['purge', 'apply_grants', 'visible_length'])('the private function %s is not exposed', async (name) => {
    const answer = await send(project, `/rest/v1/rpc/${name}`, { body: {}, headers: headers() })
    expect(answer).toMatchObject({ status: 404, code: 'PGRST202' })
  })

  test.each(['private', 'pg_catalog', 'information_schema'])('the schema %s is not served', async (schema) => {
    const inside = { ...headers(), 'accept-profile': schema, 'content-profile': schema }
    for (const method of ['GET', 'POST']) {
      const answer = await send(project, '/rest/v1/settings', {
        method,
        headers: inside,
        ...(method === 'POST' && { body: {} }),
      })
      expect(answer).toMatchObject({ status: 406, code: 'PGRST106' })
    }
  })

  test('the API description lists nothing that they may not use', async () => {
    const { text } = await send(project, '/rest/v1/', { method: 'GET', headers: headers() })
    const described: unknown = JSON.parse(text)
    expect(described).toMatchObject({ swagger: '2.0' })
    expect(text).not.toMatch(/claim_|erase_person|save_|backlog|private\./)
  })
})

test.each([
  ['signed with another secret', () => `Bearer ${signToken({ role: 'service_role' }, 'x'.repeat(43))}`],
  ['unsigned', () => signedIn({ role: 'service_role' }, 'none').authorization],
  ['that expired yesterday', () => signedIn({ exp: inAnHour() - 90_000 }).authorization],
  ['cut off', () => signedIn().authorization.slice(0, -3)],
  ['that is invalid', () => 'Bearer x'],
])('a token %s gives no access', async (_, authorization) => {
  for (const method of ['GET', 'POST']) {
    const answer = await send(project, contact, {
      method,
      headers: { authorization: authorization() },
      ...(method === 'POST' && { body: { ...validSubmission, message: 'With a strange token.' } }),
    })
    expect(answer.status).toBe(401)
    expect(answer.code).toMatch(/^PGRST30[01]$/)
  }
  expect(await stored()).toEqual([validSubmission])
})

test.each([
  ['without a key', ''],
  ['with another key', 'sb_publishable_other'],
])('no request is accepted %s', async (_, apikey) => {
  expect(await send(project, contact, { body: validSubmission, headers: { apikey } })).toMatchObject({ status: 401 })
})

test('a function added by a later migration is limited to the service role', async () => {
  const { owner } = project.database
  await owner.exec(`create function public.added_later() returns text language sql as $$ select 'called' $$`)
  onTestFinished(() => owner.exec('drop function public.added_later()').then(() => undefined))
  await owner.exec(`notify pgrst, 'reload schema'`)
  const call = (headers: Record<string, string>) => send(project, '/rest/v1/rpc/added_later', { body: {}, headers })
  // Once PostgREST has reloaded its schema.
  await expect.poll(() => call({ apikey: project.secretKey })).toMatchObject({ status: 200, text: '"called"' })
  expect(await call({})).toMatchObject({ status: 401, code: '42501' })
  expect(await call(signedIn())).toMatchObject({ status: 403, code: '42501' })
})

test('a token cannot assume a role that visitors do not have', async () => {
  const answer = await send(project, contact, { method: 'GET', headers: signedIn({ role: 'postgres' }) })
  expect(answer.status).toBe(403)
  expect(answer.code).toBe('42501')
})

test.each([
  ['a duplicate', contact, validSubmission, 409, '23505'],
  ['a name that is too short', contact, { ...validSubmission, name: 'J' }, 400, '23514'],
  ['a subscribed address', newsletter, { email: 'JO@example.com' }, 409, '23505'],
  ['no address', contact, { name: 'Jo Doe', message: 'Secret words of mine.' }, 400, '23502'],
])('the rejection of %s reveals nothing about a row', async (_, path, body, status, code) => {
  const { text, ...answer } = await send(project, path, { body })
  expect(answer).toEqual({ status, code })
  expect(JSON.parse(text)).toMatchObject({ details: null })
  expect(text).not.toMatch(/example\.com|Jo Doe|call me|Secret words/i)
})

test('the owner reads everything with the secret key', async () => {
  const answer = await send(project, contact, { method: 'GET', headers: { apikey: project.secretKey } })
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toMatchObject([validSubmission])
})
