import { expect, test, vi } from 'vitest'
import { examine } from '../../../../scripts/doctor/examine.ts'

type Send = (request: Request) => Promise<Response>
const unavailable: Send = async () => new Response(null, { status: 540 })
const project = { url: 'https://p.supabase.co', key: 'sb_publishable_tests', origin: 'https://site.example' }

/** Examines a project; returns the findings about address, key and connection, and the requests. */
async function examineWith(change: { url?: string; key?: string; send?: Send }) {
  const requests: Request[] = []
  const { send = unavailable, ...changed } = change
  const findings = await examine({
    ...project,
    ...changed,
    send: (request) => {
      requests.push(request)
      return send(request)
    },
  })
  return { address: findings[0], key: findings[1], connection: findings[2], findings, requests }
}

test.each(['https://p.supabase.co', 'https://p.supabase.co/', 'http://localhost:4173', 'http://127.0.0.1:54321'])(
  '%s is a valid project URL',
  async (url) => {
    expect((await examineWith({ url })).address).toMatchObject({ state: 'ok' })
  },
)

test.each([
  ['http://p.supabase.co', 'https://'],
  ['p.supabase.co', 'https://<project>.supabase.co'],
  ['https://p.supabase.co/rest/v1', 'without a path'],
])('%s is not a valid project URL, and no request is made', async (url, fix) => {
  const { address, requests } = await examineWith({ url })
  expect(address).toMatchObject({ state: 'wrong', fix: expect.stringContaining(fix) })
  expect(requests).toEqual([])
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const jwt = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`

test.each([
  ['a publishable key', 'sb_publishable_abc'],
  ['a legacy anon key', jwt({ role: 'anon' })],
])('%s is public', async (_, key) => {
  expect((await examineWith({ key })).key).toMatchObject({ state: 'ok' })
})

test.each([
  ['a secret key', 'sb_secret_abc', 'the key is a secret one'],
  ['a key of the service role', jwt({ role: 'service_role' }), 'the key is a JWT of the role "service_role"'],
])('%s is wrong, and is sent nowhere', async (_, secret, found) => {
  const { key, requests } = await examineWith({ key: secret })
  expect(key).toMatchObject({ state: 'wrong', found, fix: expect.any(String) })
  expect(requests).toEqual([])
})

test.each(['', 'anon', 'a.b.c', jwt({})])('%j is inconclusive', async (key) => {
  expect((await examineWith({ key })).key).toMatchObject({ state: 'unknown' })
})

const failing: Send = () => Promise.reject(new TypeError('failed', { cause: new Error('getaddrinfo ENOTFOUND') }))
const silent: Send = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

test.each([
  ['a name that does not exist', failing, 'did not answer: getaddrinfo ENOTFOUND'],
  ['a host that never responds', silent, 'did not answer: The operation was aborted due to timeout'],
])('%s is reported in a sentence, and no other request is made', async (_, send, sentence) => {
  const soon = AbortSignal.timeout(1)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  const { connection, findings, requests } = await examineWith({ send })
  expect(connection).toMatchObject({ state: 'wrong', found: expect.stringContaining(sentence) })
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([connection])
  expect(requests).toHaveLength(1)
})

test('a key is not sent along with a redirect to another host', async () => {
  const { requests } = await examineWith({
    send: async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
  })
  expect(new Set(requests.map(({ redirect }) => redirect))).toEqual(new Set(['manual']))
})
