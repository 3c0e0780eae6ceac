import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../server/backend/migrations.ts'
import { createRoles } from '../../../server/backend/roles.ts'
import { newCluster } from '../../../server/backend/new-cluster.ts'

// Fakes of the extensions of a hosted project that record their calls.
const cron = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as $$ insert into cron.job values ($1, $2, $3)
          on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1 $$;`
const net = `
  create schema net;
  create table net.calls (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 2000)
    returns bigint language sql as $$ insert into net.calls values ($1, $2, $4, $5) returning 7 $$;`
const vault = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`

/** A database with these extensions and the migrations. */
async function open(...extensions: string[]): Promise<PGlite> {
  const database = await PGlite.create({ loadDataDir: await newCluster() })
  await database.exec(createRoles)
  for (const extension of extensions) await database.exec(extension)
  await migrate(database)
  return database
}

let hosted: PGlite
beforeAll(async () => {
  hosted = await open(cron, net, vault)
})
afterAll(() => hosted.close())

/** Schedules the jobs; returns them with the notices of the database. */
async function schedule(database: PGlite): Promise<{ jobs: unknown; notices: unknown[] }> {
  const notices: unknown[] = []
  const onNotice = (notice: { message?: string | undefined }) => void notices.push(notice.message)
  const { rows } = await database.query<{ jobs: unknown }>('select private.schedule_jobs() as jobs', [], { onNotice })
  return { jobs: rows[0]?.jobs, notices }
}

const jobs = async (database: PGlite) => (await database.query('select * from cron.job order by schedule')).rows
const purge = { jobname: 'novamesa-purge', schedule: '0 0 * * *', command: 'select private.purge()' }
const forget = {
  jobname: 'novamesa-forget-runs',
  schedule: '47 3 * * *',
  command: `delete from cron.job_run_details where end_time < now() - interval '7 days'`,
}
const sweep = { jobname: 'novamesa-sweep', schedule: '* * * * *', command: 'select private.request_sweep()' }

test('without pg_cron nothing is scheduled, without pg_net or the Vault no sweep, and a notice says so; enabling them later adds it', async () => {
  const database = await open()
  onTestFinished(() => database.close())
  expect(await schedule(database)).toEqual({
    jobs: [],
    notices: ['Nothing is scheduled: this database has no pg_cron.'],
  })
  for (const extension of [cron, vault]) await database.exec(extension)
  expect(await schedule(database)).toEqual({
    jobs: ['novamesa-purge', 'novamesa-forget-runs'],
    notices: ['The sweep is not scheduled: this database has no pg_net or no Vault.'],
  })
  await database.exec(net)
  expect((await schedule(database)).jobs).toContain('novamesa-sweep')
  expect(await jobs(database)).toContainEqual(sweep)
})

test('a hosted project sweeps every minute and purges at the end of each day; rescheduling changes nothing', async () => {
  // The migration has already scheduled them.
  expect(await jobs(hosted)).toEqual([sweep, purge, forget])
  expect(await schedule(hosted)).toEqual({
    jobs: ['novamesa-purge', 'novamesa-forget-runs', 'novamesa-sweep'],
    notices: [],
  })
  expect(await jobs(hosted)).toEqual([sweep, purge, forget])
})

test('a sweep calls the function with the secret of the Vault', async () => {
  await hosted.exec('truncate vault.decrypted_secrets')
  await expect(hosted.exec(sweep.command)).rejects.toThrow('The Vault has no project_url or no sweep_secret')
  await hosted.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.supabase.co/'), ('sweep_secret', 'secret-of-the-vault')`)
  await hosted.exec('truncate net.calls')
  await hosted.exec(sweep.command)
  expect((await hosted.query('select * from net.calls')).rows).toEqual([
    {
      url: 'https://project.supabase.co/functions/v1/send-contact-email',
      body: {},
      headers: { 'content-type': 'application/json', 'x-sweep-secret': 'secret-of-the-vault' },
      timeout_milliseconds: 120_000,
    },
  ])
})

test('a newsletter sign-up asks for a sweep at once, and is saved where that is not possible', async () => {
  const signUp = (database: PGlite, email: string) =>
    database.transaction(async (request) => {
      await request.query('set local role anon')
      await request.query('insert into public.newsletter_subscriptions (email) values ($1)', [email])
    })
  await hosted.exec(`truncate net.calls, vault.decrypted_secrets;
    update private.settings set newsletter_languages = '{en,de}'`)
  await signUp(hosted, 'jo@example.com')
  await hosted.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.supabase.co/'), ('sweep_secret', 'secret-of-the-vault')`)
  await signUp(hosted, 'eve@example.com')
  expect((await hosted.query('select url from net.calls')).rows).toEqual([
    { url: 'https://project.supabase.co/functions/v1/send-contact-email' },
  ])
  expect((await hosted.query('select email from public.newsletter_subscriptions order by email')).rows).toEqual([
    { email: 'eve@example.com' },
    { email: 'jo@example.com' },
  ])
})
