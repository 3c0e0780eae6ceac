import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../server/backend/migrations.ts'
import { newCluster } from '../../../server/backend/new-cluster.ts'
import { createRoles } from '../../../server/backend/roles.ts'

const folder = new URL('../../../supabase/migrations/', import.meta.url)

test('addresses from before the confirmation stay pending, are not mailed and end after 14 days', async () => {
  const database = await PGlite.create({ loadDataDir: await newCluster() })
  onTestFinished(() => database.close())
  await database.exec(createRoles)
  await database.exec(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`)
  const before = (await readdir(folder)).toSorted().filter((file) => file < '20261122120000')
  for (const file of before) {
    const sql = await readFile(new URL(file, folder), 'utf8')
    await database.exec(sql)
    await database.query('insert into supabase_migrations.schema_migrations values ($1, $2)', [
      file.slice(0, 14),
      [sql],
    ])
  }
  await database.exec(`insert into public.newsletter_subscriptions (email, created_at) values
    ('jo@example.com', now() - interval '1 year'), ('eve@example.com', now())`)

  await migrate(database)
  const { rows } = await database.query(`
    select state, mail_status, consent_version, confirmed_at, expires_at > now() + interval '13 days' as kept
    from public.newsletter_subscriptions`)
  const row = { state: 'pending', mail_status: 'none', consent_version: null, confirmed_at: null, kept: true }
  expect(rows).toEqual([row, row])
  expect((await database.query('select * from public.claim_due_mails(10)')).rows).toEqual([])
  await database.exec(`update public.newsletter_subscriptions set expires_at = expires_at - interval '14 days';
    select private.purge()`)
  expect((await database.query('select id from public.newsletter_subscriptions')).rows).toEqual([])
})
