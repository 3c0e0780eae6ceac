/**
 * Checks a Supabase project from outside, with the access that every visitor has, and stores nothing: `npm run doctor` for the
 * project in .env.production.local, or `npm run doctor -- <url> <publishable key>`. `--origin https://…` sets the site's origin if
 * it is not the company's. Exits with 1 when a check fails.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { company } from '#content/company/company.ts'
import { roleOf } from '../pipeline/checks/secrets.ts'

/** `check` is a sentence that is true for a healthy project, `found` what was found instead and what to do. */
export interface Finding {
  check: string
  state: 'ok' | 'wrong' | 'unknown'
  found?: string | undefined
}

interface Project {
  url: string
  key: string
  origin: string
  send?: (request: Request) => Promise<Response>
}

/** Checks a project; stops at an address or key that is wrong. A secret key is sent nowhere. Never rejects. */
export async function examine({ url, key, origin, send = fetch }: Project): Promise<Finding[]> {
  const findings: Finding[] = []
  const isStopped = () => findings.some(({ state }) => state === 'wrong')
  const judge = (check: string, isOk: boolean, fault?: string | false, otherwise?: string) =>
    findings.push(
      isOk ? { check, state: 'ok' } : { check, state: fault ? 'wrong' : 'unknown', found: fault || otherwise },
    )

  const address = URL.parse(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(address?.hostname ?? '')
  const isAddress = address?.pathname === '/' && (address.protocol === 'https:' || isLocal)
  judge('the URL is that of a project', isAddress, `not "${url}". Give https://<project>.supabase.co.`)
  const role = key.startsWith('sb_publishable_') ? 'anon' : key.startsWith('sb_secret_') ? 'secret' : roleOf(key)
  const secret =
    role && `it is a key of the role "${role}". If it was ever published, delete it. Use the publishable key.`
  judge('the key is public', role === 'anon', secret, 'it is neither sb_publishable_… nor a JWT')
  if (isStopped()) return findings

  const api = await ask('/rest/v1/newsletter_subscriptions?select=id&limit=0')
  // An error of the database or of PostgREST itself means that the key was accepted.
  const isKnown = api.status === 200 || /^([0-9A-Z]{5}|PGRST[12]\d\d)$/.test(api.code)
  const cause = [401, 403].includes(api.status)
    ? 'it does not. Copy it again: Settings > API Keys.'
    : (api.status === 0 || api.status >= 500) && `${api.summary}. Check the address, and that it is not paused.`
  judge('the project accepts the key', isKnown, cause, api.summary)
  if (isStopped()) return findings

  const migrate = 'Apply the migrations: supabase db push --remote.'
  for (const table of ['novamesa_contact_submissions', 'newsletter_subscriptions']) {
    const { status, code, summary } = await ask(`/rest/v1/${table}?select=email&limit=1`)
    const missing = status === 404 && `the table is missing. ${migrate}`
    const open = status < 300 && `they can. ${migrate} Then in the SQL editor: select private.apply_grants();`
    judge(`visitors cannot read ${table}`, code === '42501', missing || open, summary)
  }
  const mailFunction = '/functions/v1/send-contact-email'
  // This message was never saved, so the function has nothing to mail.
  const unsaved = JSON.stringify({ name: 'Doctor', email: 'doctor@example.invalid', message: randomUUID() })
  const mail = await ask(mailFunction, { method: 'POST', body: unsaved })
  const causes: Record<number, string> = { 401: 'the platform asks for a JWT', 404: 'it is not deployed' }
  const hint = causes[mail.status] ?? (mail.status >= 500 && 'its log says why, perhaps a secret is missing')
  const works = mail.body['status'] === 'nothing-to-send'
  judge('the mail function works', works, hint && `${hint}: docs/deploy.md`, mail.summary)
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' }
  const cors = await ask(mailFunction, { method: 'OPTIONS', headers: { origin, ...preflight } })
  // On the project's own origin a browser needs no permission.
  const isAllowed = address?.origin === origin || cors.headers.get('access-control-allow-origin') === origin
  const refused = cors.status < 300 && `they may not: supabase secrets set ALLOWED_ORIGINS=${origin}`
  judge('pages of the site may call it', isAllowed, refused, cors.summary)
  return findings

  /** Status 0 stands for no answer, which the summary explains. */
  async function ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    try {
      const headers = { apikey: key, 'content-type': 'application/json', ...init.headers }
      // A redirect must not send the key to another host.
      const options = { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) } as const
      const response = await send(new Request(new URL(path, url), options))
      const json: unknown = await response.json().catch(() => undefined)
      const body: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {}
      const code = typeof body['code'] === 'string' ? body['code'] : ''
      const summary = `it answers ${response.status} ${code}`
      return { status: response.status, headers: response.headers, body, code, summary }
    } catch (error) {
      const reason = error instanceof Error ? (error.cause ?? error) : error
      return { status: 0, headers: new Headers(), body: {}, code: '', summary: `it does not answer: ${String(reason)}` }
    }
  }
}

if (import.meta.main) {
  const options = { origin: { type: 'string', default: company.origin } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const env = loadEnv('production', process.cwd(), 'VITE_')
  const [url = env['VITE_SUPABASE_URL'], key = env['VITE_SUPABASE_KEY']] = positionals
  if (!url || !key || !URL.canParse(values.origin)) {
    const call = 'npm run doctor -- https://<project>.supabase.co sb_publishable_… --origin https://<site>'
    console.error(`Which project? Put VITE_SUPABASE_URL and VITE_SUPABASE_KEY into .env.production.local, or: ${call}`)
    process.exit(1)
  }
  const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' }
  for (const { check, state, found } of await examine({ url, key, origin: new URL(values.origin).origin })) {
    console.log(`${marks[state]}${check}${found ? `: ${found}` : ''}`)
    if (state === 'wrong') process.exitCode = 1
  }
}
