import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDataApi } from '../../tooling/backend/data-api.ts'
import { newKeys, publishableKey } from '../../tooling/backend/keys.ts'
import { migrate } from '../../tooling/backend/migrations.ts'
import { createRoles } from '../../tooling/backend/roles.ts'
import { examine } from '../../tooling/doctor/examine.ts'
import type { Finding } from '../../tooling/doctor/finding.ts'

let folder: string
let healthy: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'novamesa-doctor-'))
  healthy = join(folder, 'healthy')
  const database = new PGlite(healthy)
  await database.exec(createRoles)
  await migrate(database)
  await database.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let number = 0

/** A database to which this was done. Grants go where @supabase/lite's host puts its own back after the start. */
async function broken(sql: string, grants: string): Promise<string> {
  const directory = join(folder, `broken-${(number += 1)}`)
  await cp(healthy, directory, { recursive: true })
  const database = new PGlite(directory)
  await database.exec(sql)
  await database.exec(`
    alter function private.apply_grants() rename to apply_own_grants;
    create function private.apply_grants() returns void language plpgsql as $$
    begin perform private.apply_own_grants(); ${grants} end $$;`)
  await database.close()
  return directory
}

/** Examines a database behind its Data API. The function is not part of it: its four checks are left out. */
async function examineDatabase(directory: string): Promise<Finding[]> {
  const dataApi = await openDataApi({ directory, keys: newKeys() })
  onTestFinished(() => dataApi.close())
  const findings = await examine({
    url: 'http://localhost',
    key: publishableKey,
    origin: 'http://localhost',
    fetch: async (request) =>
      request.url.includes('/functions/') ? new Response(null, { status: 404 }) : dataApi.fetch(request),
  })
  return findings.filter(({ check }) => !check.includes('function send') && !/^(the function|pages of)/.test(check))
}

const contact = 'public.novamesa_contact_submissions'
const newsletter = 'public.newsletter_subscriptions'
const alterContact = `alter table ${contact}`

test.each<[string, { sql?: string; grants?: string }, string, string]>([
  [
    'a right to read one column',
    { grants: `grant select (email) on ${contact} to anon;` },
    'visitors read and count nothing of novamesa_contact_submissions',
    'visitors may read the column email and see 0 rows (none are there, or row level security holds)',
  ],
  [
    'a right to read without row level security',
    {
      sql: `alter table ${newsletter} disable row level security; insert into ${newsletter} (email) values ('a@b.co');`,
      grants: `grant select on ${newsletter} to anon;`,
    },
    'visitors read and count nothing of newsletter_subscriptions',
    'visitors may read the column id and see 1 row(s)',
  ],
  [
    'a right to send every column',
    { grants: `grant insert on ${contact} to anon;` },
    "visitors send no column of novamesa_contact_submissions that is the database's own",
    'visitors may send the column id',
  ],
  [
    'a missing rule',
    { sql: `${alterContact} drop constraint contact_message_visible;` },
    'the database refuses bad values for novamesa_contact_submissions',
    'the database takes "short" for message',
  ],
  [
    'a right to a function of the owner',
    { grants: 'grant execute on function public.contact_mail_backlog() to anon;' },
    "visitors call none of the owner's functions",
    'visitors may call contact_mail_backlog',
  ],
  [
    'no right to send a message',
    { grants: `revoke insert (name, email, message) on ${contact} from anon;` },
    'the database refuses bad values for novamesa_contact_submissions',
    'visitors may not send anything',
  ],
])('%s is found by its own check and no other', async (_, { sql = '', grants = '' }, check, found) => {
  const findings = await examineDatabase(await broken(sql, grants))
  expect(findings.filter(({ state }) => state === 'wrong')).toMatchObject([{ check, found }])
})

test('where a probe was stored all the same, the finding says so and how to remove it', async () => {
  const findings = await examineDatabase(await broken(`drop trigger guard_insert on ${newsletter};`, ''))
  expect(findings.filter(({ state }) => state === 'wrong')).toMatchObject([
    {
      check: 'visitors send one row of newsletter_subscriptions at a time',
      found: 'visitors may send many rows at once, and a probe was stored',
      mend: expect.stringContaining(`select public.erase_person('backend-doctor@example.invalid')`),
    },
  ])
})
