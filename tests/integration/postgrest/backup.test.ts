import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contact, newsletter, send, startTestProject, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

const tables = ['public.novamesa_contact_submissions', 'public.newsletter_subscriptions', 'private.mails']

/** The columns of a data dump: all except the generated ones. */
const columns = `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
  from information_schema.columns where table_schema || '.' || table_name = $1 and is_generated = 'NEVER'`
const contents = (table: string) =>
  `select count(*), md5(string_agg(t::text, '|' order by t::text)) as fingerprint from ${table} as t`

test('data copied from one project into a new one is identical, and the rules apply', async () => {
  const [lost, restored] = [await startTestProject({ settings: unlimited }), await startTestProject({})]
  const texts = ['Grüße aus Stuttgart 🚀', 'Line one\nline two\ttab', String.raw`back\slash, "quotes" and \N`]
  for (const text of texts) await send(lost, contact, { body: { ...validSubmission, message: text } })
  await send(lost, newsletter, { body: { email: 'jo@example.com' } })

  const [from, to] = [lost, restored].map(({ database }) => database.connect('supabase_admin'))
  for (const table of tables) {
    const { rows } = await lost.database.owner.query(columns, [table])
    const file = join(restored.database.folder, `${table}.copy`)
    await from?.query(`copy ${table} (${String(rows[0]?.['names'])}) to '${file}'`)
    await to?.query(`copy ${table} (${String(rows[0]?.['names'])}) from '${file}'`)
    const [before, after] = [await lost.database.owner.query(contents(table)), await to?.query(contents(table))]
    expect(after?.rows).toEqual(before.rows)
  }

  expect(await send(restored, contact, { method: 'GET' })).toMatchObject({ status: 401, code: '42501' })
  const again = { ...validSubmission, message: texts[0] }
  expect(await send(restored, contact, { body: again })).toMatchObject({ status: 409, code: '23505' })
  expect(await send(restored, contact, { body: { ...validSubmission, name: 'J' } })).toMatchObject({ status: 400 })
})
