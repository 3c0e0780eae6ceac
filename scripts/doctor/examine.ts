import { roleOf } from '../../build/checks/secrets.ts'
import { accessChecks, type Check, connectionChecks, type ProjectAnswer } from './checks.ts'

/** The result of a check; `check` is a sentence that is true for a correctly configured project. */
export interface Finding {
  check: string
  /** `unknown`: the response is inconclusive, or an earlier check failed. */
  state: 'ok' | 'wrong' | 'unknown'
  found?: string
  /** What to do about a fault. */
  fix?: string
}

type Verdict = Omit<Finding, 'check'>

/** A project with its publishable or legacy anon key; with any other key no request is sent. */
interface Examination {
  url: string
  key: string
  /** The origin of the site's pages. */
  origin: string
  /** Sends a request; rejects without an answer. */
  send?: (request: Request) => Promise<Response>
}

const wrong = (found: string, fix: string): Verdict => ({ state: 'wrong', found, fix })

/**
 * Checks a project from outside, with the access that every visitor has, and changes nothing. When the address, the key or
 * the connection is wrong, the checks after it are unknown. Never rejects.
 */
export async function examine({ url, key, origin, send = fetch }: Examination): Promise<Finding[]> {
  const findings: Finding[] = [
    { check: 'the URL is an https URL of a project', ...checkAddress(url) },
    { check: 'the key is public', ...checkKey(key) },
  ]
  const essential = findings.length + connectionChecks.length
  // Sequential, to keep the load on a small project low.
  for (const check of [...connectionChecks, ...accessChecks(url, origin)]) {
    const isStopped = findings.slice(0, essential).some(({ state }) => state === 'wrong')
    const verdict: Verdict = isStopped
      ? { state: 'unknown', found: 'not examined' }
      : verdictOf(check, await ask(check.request))
    findings.push({ check: check.check, ...verdict })
  }
  return findings

  async function ask({ path, headers, ...init }: Check['request']): Promise<ProjectAnswer> {
    try {
      const response = await send(
        new Request(new URL(path, url), {
          ...init,
          headers: { apikey: key, 'content-type': 'application/json', ...headers },
          // A redirect must not send the key to another host.
          redirect: 'manual',
          signal: AbortSignal.timeout(10_000),
        }),
      )
      const json: unknown = await response.json().catch(() => undefined)
      const body: ProjectAnswer['body'] = typeof json === 'object' && json !== null ? { ...json } : {}
      const code = typeof body['code'] === 'string' ? body['code'] : ''
      const { status } = response
      return { status, headers: response.headers, body, code, summary: `answered ${status}${code && ` (${code})`}` }
    } catch (error) {
      return { status: 0, headers: new Headers(), body: {}, code: '', summary: `did not answer: ${causeOf(error)}` }
    }
  }
}

function verdictOf({ expected, faults }: Check, answer: ProjectAnswer): Verdict {
  if (expected(answer)) return { state: 'ok' }
  const fault = faults.find(([when]) => when(answer))
  if (!fault) return { state: 'unknown', found: answer.summary }
  const [, found, fix] = fault
  return wrong(typeof found === 'string' ? found : found(answer), fix)
}

/** The innermost cause says why a fetch failed, e.g. `getaddrinfo ENOTFOUND p.supabase.co`. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : causeOf(error.cause)
}

function checkAddress(url: string): Verdict {
  const address = URL.parse(url)
  if (!address) return wrong(`"${url}" is not a URL`, 'Give https://<project>.supabase.co.')
  const { protocol, hostname, pathname } = address
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return wrong(`messages would be sent unencrypted: ${url}`, 'Give the address with https://.')
  if (pathname !== '/') return wrong(`the address has a path: ${pathname}`, 'Give the address without a path.')
  return { state: 'ok' }
}

/** Checks the kind of the key by its form alone. Whether the project knows it, it says itself when it is asked. */
function checkKey(key: string): Verdict {
  const fix =
    'Never build a site with it: it reads and changes everything. If it was ever published, delete it. ' +
    'Use the publishable key (Settings > API Keys).'
  if (key.startsWith('sb_publishable_')) return { state: 'ok' }
  if (key.startsWith('sb_secret_')) return wrong('the key is a secret one', fix)
  const role = roleOf(key)
  if (role === 'anon') return { state: 'ok', found: 'a legacy anon key; Supabase replaces these by publishable keys' }
  if (role === undefined) return { state: 'unknown', found: 'the key is neither sb_publishable_… nor a JWT' }
  return wrong(`the key is a JWT of the role "${role}"`, fix)
}

/** Formats findings as one line each, followed by a summary. */
export function report(findings: readonly Finding[]): string {
  const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' }
  const lines = findings.map(
    ({ check, state, found, fix }) => `${marks[state]}${check}${found ? `: ${found}` : ''}${fix ? `. ${fix}` : ''}`,
  )
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  return [...lines, '', `${count('ok')} ok, ${count('wrong')} wrong, ${count('unknown')} unknown`, ''].join('\n')
}
