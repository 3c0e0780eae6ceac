import { expect, test } from 'vitest'
import { examine } from '../../tooling/doctor/examine.ts'
import type { Finding } from '../../tooling/doctor/finding.ts'
import type { Project } from '../../tooling/parity/project.ts'
import { startTestProject } from './requests.ts'

const origin = 'https://site.example'
const contact = 'public.novamesa_contact_submissions'
const newsletter = 'public.newsletter_subscriptions'

async function examineAfter(sql: string): Promise<{ project: Project; wrong: Finding[]; findings: Finding[] }> {
  const project = await startTestProject({ allowedOrigins: [origin] })
  if (sql !== '') await project.database.owner.exec(sql)
  const findings = await examine({
    url: 'http://localhost',
    key: project.publishableKey,
    origin,
    fetch: (request) => project.fetch(request),
  })
  return { project, findings, wrong: findings.filter(({ state }) => state === 'wrong') }
}

async function rowsOf(project: Project): Promise<unknown> {
  const count = `select (select count(*) from ${contact}) + (select count(*) from ${newsletter}) as rows`
  return (await project.database.owner.query(count)).rows[0]?.['rows']
}

test('a project with the migrations is healthy, and the examination leaves nothing behind', async () => {
  const { findings, project } = await examineAfter('')
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(await rowsOf(project)).toBe(0)
})

test.each([
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
    'no right to send a message',
    `revoke insert (name, email, message) on ${contact} from anon`,
    'the database refuses bad values for novamesa_contact_submissions',
    'visitors may not send anything',
  ],
  [
    'no limit of rows in a request',
    `drop trigger guard_insert on ${newsletter}`,
    'visitors send one row of newsletter_subscriptions at a time',
    'visitors may send many rows at once',
  ],
])('%s is found by its own check, and nothing is stored', async (_, sql, check, found) => {
  const { wrong, project } = await examineAfter(sql)
  expect(wrong.find((finding) => finding.check === check)?.found).toContain(found)
  expect(await rowsOf(project)).toBe(sql.includes('insert into') ? 1 : 0)
})
