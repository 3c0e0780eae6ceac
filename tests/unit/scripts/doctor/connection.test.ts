import { expect, test } from 'vitest'
import { checkAddress } from '../../../../scripts/doctor/address-and-key.ts'
import { examine } from '../../../../scripts/doctor/examine.ts'

const key = 'sb_publishable_tests'
const origin = 'https://site.example'

test.each(['https://p.supabase.co', 'https://p.supabase.co/', 'http://localhost:4173', 'http://127.0.0.1:54321'])(
  '%s is a valid project URL',
  (url) => {
    expect(checkAddress(url)).toMatchObject({ state: 'ok' })
  },
)

test.each([
  ['http://p.supabase.co', 'https://'],
  ['p.supabase.co', 'https://<project>.supabase.co'],
  ['https://p.supabase.co/rest/v1', 'without a path'],
])('%s is not a valid project URL', (url, fix) => {
  expect(checkAddress(url)).toMatchObject({ state: 'wrong', fix: expect.stringContaining(fix) })
})

const failing = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }))
const silent = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

test.each([
  ['a name that does not exist', failing, 'did not answer: getaddrinfo ENOTFOUND'],
  ['a host that never responds', silent, 'did not answer: The operation was aborted due to timeout'],
])('%s is reported in a sentence, and no other request is made', async (_, fetch, sentence) => {
  let calls = 0
  const findings = await examine({
    url: 'https://p.supabase.co',
    key,
    origin,
    deadline: 1,
    fetch: (request) => {
      calls += 1
      return fetch(request)
    },
  })
  const answers = findings.find(({ check }) => check === 'the project responds')
  expect(answers).toMatchObject({ state: 'wrong', found: expect.stringContaining(sentence) })
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([answers])
  expect(calls).toBe(1)
})

test('a key is not sent along with a redirect to another host', async () => {
  const redirects: RequestRedirect[] = []
  await examine({
    url: 'https://p.supabase.co',
    key,
    origin,
    fetch: async ({ redirect }) => {
      redirects.push(redirect)
      return new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } })
    },
  })
  expect(new Set(redirects)).toEqual(new Set(['manual']))
})
