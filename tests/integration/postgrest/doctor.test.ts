import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../../../scripts/doctor/examine.ts'
import type { Finding } from '../../../scripts/doctor/finding.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { startTestProject } from './requests.ts'

const origin = 'https://site.example'
const options = { allowedOrigins: [origin] }
const contact = 'public.novamesa_contact_submissions'
const newsletter = 'public.newsletter_subscriptions'

/** What the examination of a project finds, after these statements of its owner. */
async function examineAfter(project: Project, ...sql: string[]): Promise<Finding[]> {
  for (const statements of sql) await project.database.owner.exec(statements)
  return examine({
    url: 'http://localhost',
    key: project.publishableKey,
    origin,
    fetch: (request) => project.fetch(request),
  })
}

/** What a check that went wrong has found. */
const wrong = (findings: readonly Finding[], check: string) =>
  findings.find((finding) => finding.state === 'wrong' && finding.check === check)?.found

async function rowsOf(project: Project): Promise<unknown> {
  const count = `select (select count(*) from ${contact}) + (select count(*) from ${newsletter}) as rows`
  return (await project.database.owner.query(count)).rows[0]?.['rows']
}

test('a project with the migrations is healthy, and the examination leaves nothing behind', async () => {
  const project = await startTestProject(options)
  const findings = await examineAfter(project)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(await rowsOf(project)).toBe(0)
})

test('no right to send a message is found by its own check, and nothing is stored', async () => {
  const project = await startTestProject(options)
  const findings = await examineAfter(project, `revoke insert (name, email, message) on ${contact} from anon`)
  expect(wrong(findings, 'the database refuses bad values for novamesa_contact_submissions')).toContain(
    'visitors may not send anything',
  )
  expect(await rowsOf(project)).toBe(0)
})

/** Faults that can be there together: a name, its statements, the check that finds it, and what that says. */
const faults = [
  [
    'a right to read one column',
    `grant select (email) on ${contact} to anon`,
    'visitors read and count nothing of novamesa_contact_submissions',
    'visitors may read the column email and see 0 rows (none are there, or row level security holds)',
  ],
  [
    'a right to read without row level security',
    `alter table ${newsletter} disable row level security; grant select on ${newsletter} to anon;
     insert into ${newsletter} (email) values ('jo@example.com')`,
    'visitors read and count nothing of newsletter_subscriptions',
    'visitors may read the column id and see 1 row(s)',
  ],
  [
    'a right to send every column',
    `grant insert on ${contact} to anon`,
    "visitors send no column of novamesa_contact_submissions that is the database's own",
    'visitors may send the column id',
  ],
  [
    'a missing rule',
    `alter table ${contact} drop constraint contact_message_visible`,
    'the database refuses bad values for novamesa_contact_submissions',
    'the database takes "short" for message',
  ],
  [
    "a right to the owner's function",
    'grant execute on function public.contact_mail_backlog() to anon',
    "visitors call none of the owner's functions",
    'visitors may call contact_mail_backlog',
  ],
  [
    'no limit of rows in a request',
    `drop trigger admit_row on ${newsletter}`,
    'visitors send one row of newsletter_subscriptions at a time',
    'visitors may send many rows at once',
  ],
] as const

describe('Of many faults at once', () => {
  let project: Project
  let findings: Finding[]
  beforeAll(async () => {
    project = await startProject(options)
    findings = await examineAfter(project, ...faults.map(([, sql]) => sql))
  })
  afterAll(() => project.close())

  test.each(faults)('%s is found by its own check', (_, _sql, check, found) => {
    expect(wrong(findings, check)).toContain(found)
  })

  test('none lets the examination store anything', async () => {
    // One row is the newsletter address of the fault that shows rows.
    expect(await rowsOf(project)).toBe(1)
  })
})
