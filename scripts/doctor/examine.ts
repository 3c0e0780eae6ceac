import { checkAddress, checkKey, type Verdict } from './address-and-key.ts'
import { accessChecks, type Check, connectionChecks } from './checks.ts'
import { ask, type Project } from './ask.ts'

/** A check with its result; `check` is a sentence that is true for a correctly configured project. */
export interface Finding extends Verdict {
  check: string
}

/** A project with its publishable or legacy anon key; with any other key no request is sent. */
export interface Examination extends Partial<Project> {
  url: string
  key: string
  /** The origin of the site's pages. */
  origin: string
}

/**
 * Checks a project from outside, with the access that every visitor has, and changes nothing. When the address, the key or
 * the connection is wrong, the checks after it are unknown. Never rejects.
 */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { key, origin, fetch = globalThis.fetch, deadline = 10_000 } = examination
  const url = examination.url.replace(/\/+$/, '')
  const project = { url, key, fetch: (request: Request) => fetch(request), deadline }

  const findings: Finding[] = [
    { check: 'the URL is an https URL of a project', ...checkAddress(examination.url) },
    { check: 'the key is public', ...checkKey(key) },
  ]
  const essential = findings.length + connectionChecks.length
  // Sequential, to keep the load on a small project low.
  for (const check of [...connectionChecks, ...accessChecks(url, origin)]) {
    const isStopped = findings.slice(0, essential).some(({ state }) => state === 'wrong')
    const verdict: Verdict = isStopped ? { state: 'unknown', found: 'not examined' } : await verdictOf(check, project)
    findings.push({ check: check.check, ...verdict })
  }
  return findings
}

async function verdictOf({ request, expected, faults }: Check, project: Project): Promise<Verdict> {
  const answer = await ask(project, request)
  if (expected(answer)) return { state: 'ok', found: '' }
  const fault = faults.find(([when]) => when(answer))
  if (!fault) return { state: 'unknown', found: answer.summary }
  const [, found, fix] = fault
  return { state: 'wrong', found: typeof found === 'string' ? found : found(answer), fix }
}

const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' }

/** Formats findings as one line each, followed by a summary. */
export function report(findings: Finding[]): string {
  const lines = findings.map(
    ({ check, state, found, fix }) => `${marks[state]}${check}${found && `: ${found}`}${fix ? `. ${fix}` : ''}`,
  )
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  return [...lines, '', `${count('ok')} ok, ${count('wrong')} wrong, ${count('unknown')} unknown`, ''].join('\n')
}
