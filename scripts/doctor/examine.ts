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
  /** The address of the project, e.g. https://<project>.supabase.co. */
  url: string
  /** Its publishable or legacy anon key; with any other nothing is called. */
  key: string
  /** The origin of the site's pages. */
  origin: string
  fetch?: (request: Request) => Promise<Response>
  /** How long each call may take, in milliseconds. Default: 10 s. */
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
 * Examines a project from outside, with what every visitor has. It changes nothing on a healthy one: its inserts break
 * a rule, and PostgREST rolls them back besides. A failed foundation leaves the checks above it unknown. Never rejects.
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

  const foundations: [string, Check][] = [
    ['the address is one of a project, with https', () => checkAddress(url)],
    ['the key is a public one', () => checkKey(key, url)],
    ['the project answers', () => checkReachable(project)],
    ['the project knows the key', () => checkKeyIsKnown(project)],
  ]
  const checks: [string, Check][] = [
    ['both tables are there', () => checkTables(project)],
    ...Object.values(tables).flatMap((table): [string, Check][] => [
      [`visitors read and count nothing of ${table}`, () => checkRead(project, table)],
      [`visitors change nothing of ${table}`, () => checkUpdate(project, table)],
      [`visitors delete nothing of ${table}`, () => checkDelete(project, table)],
      [`visitors overwrite nothing of ${table}`, () => checkUpsert(attempt, table)],
      [`visitors send no column of ${table} that is the database's own`, () => checkOwnColumns(attempt, table)],
      [`visitors send one row of ${table} at a time`, () => checkOneRow(attempt, table)],
      [`the database refuses bad values for ${table}`, () => checkRules(attempt, table)],
    ]),
    ["visitors call none of the owner's functions", () => checkFunctions(project)],
    ['the schema private is not served', () => checkPrivateSchema(project)],
    ['visitors are listed nothing but the two tables', () => checkListing(project)],
    ['nobody can sign up', () => checkSignUps(project)],
    ['the function send-contact-email works', () => checkFunction(project)],
    ['the function refuses calls without a key', () => checkFunctionNeedsKey(project)],
    ['pages of the site may call the function', () => checkOrigin(project)],
    ['pages of other sites may not call the function', () => checkForeignOrigin(project)],
  ]

  const findings: Finding[] = []
  let stopped = false
  for (const [check, judge] of foundations) {
    const verdict: Verdict = stopped ? unknown('not examined') : await run(judge)
    stopped ||= verdict.state === 'wrong'
    findings.push({ check, ...verdict })
  }
  // One after the other, so that a small project does not notice.
  for (const [check, judge] of checks) {
    findings.push({ check, ...(stopped ? unknown('not examined') : await run(judge)) })
  }
  return findings
}
