import { checkAddress, checkKey, type Verdict } from './address-and-key.ts'
import { accessChecks, type Check, connectionChecks, type Pattern } from './checks.ts'
import { type Answer, ask, type Project } from './project.ts'

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
 * Checks a project from outside, with the access that every visitor has. It changes nothing in a correctly configured
 * project: each of its inserts breaks two rules of the database. When the address, the key or the
 * connection is wrong, the checks after it are unknown. Never rejects.
 */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { key, origin, fetch = globalThis.fetch, deadline = 10_000 } = examination
  const url = examination.url.replace(/\/+$/, '')
  const project = { url, key, fetch: (request: Request) => fetch(request), deadline }

  const findings: Finding[] = [
    { check: 'the URL is an https URL of a project', ...checkAddress(examination.url) },
    { check: 'the key is public', ...checkKey(key, url) },
  ]
  const essential = findings.length + connectionChecks.length
  const checks = Map.groupBy([...connectionChecks, ...accessChecks(url, origin)], ({ check }) => check)
  // Sequential, to keep the load on a small project low.
  for (const [check, requests] of checks) {
    const stopped = findings.slice(0, essential).some(({ state }) => state === 'wrong')
    findings.push({ check, ...(stopped ? notExamined : await verdictOf(requests, project)) })
  }
  return findings
}

const notExamined: Verdict = { state: 'unknown', found: 'not examined' }

/** Sends the requests of a check until one is not answered as expected. */
async function verdictOf(checks: Check[], project: Project): Promise<Verdict> {
  for (const { request, expected, faults } of checks) {
    const answer = await ask(project, request)
    if (matches(answer, expected)) continue
    const fault = faults.find(([when]) => matches(answer, when))
    if (!fault) return { state: 'unknown', found: `${request.path.split('?')[0]} ${answer.summary}` }
    const [, found, fix] = fault
    return { state: 'wrong', found: typeof found === 'string' ? found : found(answer), fix }
  }
  return { state: 'ok', found: '' }
}

function matches(answer: Answer, pattern: Pattern): boolean {
  if (typeof pattern === 'number') return answer.status === pattern
  if (typeof pattern === 'string') return answer.code === pattern
  return typeof pattern === 'function' ? pattern(answer) : pattern.some((one) => matches(answer, one))
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
