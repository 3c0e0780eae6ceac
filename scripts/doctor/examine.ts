import { checkDelete, checkOwnColumns, checkRead, checkUpdate, checkUpsert } from './access.ts'
import { checkAddress, checkKeyIsKnown, checkReachable, checkTables } from './connection.ts'
import { type Finding, unknown, type Verdict } from './finding.ts'
import { checkKey } from './key.ts'
import { checkForeignOrigin, checkFunction, checkFunctionNeedsKey, checkOrigin } from './mail-function.ts'
import { openProject } from './project.ts'
import { checkOneRow, checkRules } from './rules.ts'
import { checkFunctions, checkListing, checkPrivateSchema, checkSignUps } from './surface.ts'
import { attempts, tables } from './tables.ts'

export interface Examination {
  /** The URL of the project, e.g. https://<project>.supabase.co. */
  url: string
  /** Its publishable or legacy anon key; with any other key no request is sent. */
  key: string
  /** The origin of the site's pages. */
  origin: string
  fetch?: (request: Request) => Promise<Response>
  /** Timeout of each request in milliseconds. Default: 10 s. */
  deadline?: number
}

type Check = () => Verdict | Promise<Verdict>

async function run(check: Check): Promise<Verdict> {
  try {
    return await check()
  } catch (error) {
    return unknown(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Checks a project from outside, with the access that every visitor has. It changes nothing in a correctly configured
 * project: its inserts violate a constraint and are rolled back by PostgREST as well. When a prerequisite fails, the
 * checks that depend on it are unknown. Never rejects.
 */
export async function examine({
  url,
  key,
  origin,
  fetch = globalThis.fetch,
  deadline = 10_000,
}: Examination): Promise<Finding[]> {
  const project = openProject({ url, key, origin, fetch: (request) => fetch(request), deadline })
  const attempt = attempts(project)

  const prerequisites: [string, Check][] = [
    ['the URL is an https URL of a project', () => checkAddress(url)],
    ['the key is public', () => checkKey(key, url)],
    ['the project responds', () => checkReachable(project)],
    ['the project accepts the key', () => checkKeyIsKnown(project)],
  ]
  const checks: [string, Check][] = [
    ['both tables exist', () => checkTables(project)],
    ...Object.values(tables).flatMap((table): [string, Check][] => [
      [`visitors cannot read or count rows of ${table}`, () => checkRead(project, table)],
      [`visitors cannot update rows of ${table}`, () => checkUpdate(project, table)],
      [`visitors cannot delete rows of ${table}`, () => checkDelete(project, table)],
      [`visitors cannot overwrite rows of ${table}`, () => checkUpsert(attempt, table)],
      [`visitors cannot set protected columns of ${table}`, () => checkOwnColumns(attempt, table)],
      [`visitors can only insert one row of ${table} per request`, () => checkOneRow(attempt, table)],
      [`the database rejects invalid values for ${table}`, () => checkRules(attempt, table)],
    ]),
    ["visitors cannot call the owner's functions", () => checkFunctions(project)],
    ['the private schema is not exposed', () => checkPrivateSchema(project)],
    ['the API description lists only the two tables', () => checkListing(project)],
    ['sign-up is disabled', () => checkSignUps(project)],
    ['the function send-contact-email works', () => checkFunction(project)],
    ['the function rejects calls without a key', () => checkFunctionNeedsKey(project)],
    ['pages of the site may call the function', () => checkOrigin(project)],
    ['pages of other sites may not call the function', () => checkForeignOrigin(project)],
  ]

  const findings: Finding[] = []
  let stopped = false
  for (const [check, judge] of prerequisites) {
    const verdict: Verdict = stopped ? unknown('not examined') : await run(judge)
    stopped ||= verdict.state === 'wrong'
    findings.push({ check, ...verdict })
  }
  // Sequential, to keep the load on a small project low.
  for (const [check, judge] of checks) {
    findings.push({ check, ...(stopped ? unknown('not examined') : await run(judge)) })
  }
  return findings
}
