import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine, type Finding } from '../../../scripts/doctor/examine.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { startTestProject } from './requests.ts'

const origin = 'https://site.example'
const options = { allowedOrigins: [origin] }
const contact = 'public.novamesa_contact_submissions'
const newsletter = 'public.newsletter_subscriptions'

/** The findings of an examination after the owner has run these statements. */
async function examineAfter(project: Project, ...sql: string[]): Promise<Finding[]> {
  for (const statements of sql) await project.database.owner.exec(statements)
  return examine({
    url: 'http://localhost',
    key: project.publishableKey,
    origin,
    fetch: (request) => project.fetch(request),
  })
}

/** The result of a failed check. */
const wrong = (findings: readonly Finding[], check: string) =>
  findings.find((finding) => finding.state === 'wrong' && finding.check === check)?.found

async function rowsOf(project: Project): Promise<unknown> {
  const count = `select (select count(*) from ${contact}) + (select count(*) from ${newsletter}) as rows`
  return (await project.database.owner.query(count)).rows[0]?.['rows']
}

test('a project with the migrations is healthy, and the examination stores nothing', async () => {
  const project = await startTestProject(options)
  const findings = await examineAfter(project)
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(await rowsOf(project)).toBe(0)
})

test('a missing privilege to send messages is found by its own check, and nothing is stored', async () => {
  const project = await startTestProject(options)
  const findings = await examineAfter(project, `revoke insert (name, email, message) on ${contact} from anon`)
  expect(wrong(findings, 'the database rejects invalid values for novamesa_contact_submissions')).toContain(
    'visitors may not send anything',
  )
  expect(await rowsOf(project)).toBe(0)
})

/** Faults that can coexist: name, statements, the check that detects the fault, and its finding. */
const faults = [
  [
    'a privilege to read one column',
    `grant select (email) on ${contact} to anon`,
    'visitors cannot read or count rows of novamesa_contact_submissions',
    'visitors may read 0 row(s)',
  ],
  [
    'a privilege to read without row level security',
    `alter table ${newsletter} disable row level security; grant select on ${newsletter} to anon;
     insert into ${newsletter} (email) values ('jo@example.com')`,
    'visitors cannot read or count rows of newsletter_subscriptions',
    'visitors may read 1 row(s)',
  ],
  [
    'a privilege to change rows',
    `grant update, select (id) on ${contact} to anon`,
    'visitors cannot change or delete rows of novamesa_contact_submissions',
    'visitors may change rows',
  ],
  [
    "a privilege on the owner's function",
    'grant execute on function public.finish_mail_alert(text) to anon',
    "visitors cannot call the owner's functions",
    'visitors may call finish_mail_alert',
  ],
  [
    'no limit of rows per request',
    `drop trigger admit_row on ${newsletter}`,
    'visitors can only insert one row of newsletter_subscriptions per request',
    'visitors may send many rows at once',
  ],
] as const

describe('With many faults at once', () => {
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

  test('the examination stores nothing', async () => {
    // The one row is the newsletter address of the fault with readable rows.
    expect(await rowsOf(project)).toBe(1)
  })
})
