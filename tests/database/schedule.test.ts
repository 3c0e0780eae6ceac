import { PGlite } from '@supabase/lite/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../tooling/backend/migrations.ts'
import { createRoles } from '../../tooling/backend/roles.ts'

// Stand-ins for a hosted project's extensions: they record what they are called with.
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

/** A database with these extensions and the migrations; `notices` collects what it says from then on. */
async function open(...extensions: string[]): Promise<{ database: PGlite; notices: string[] }> {
  const database = new PGlite()
  onTestFinished(() => database.close())
  await database.exec(createRoles)
  for (const extension of extensions) await database.exec(extension)
  await migrate(database)
  const notices: string[] = []
  return { database, notices }
}

async function schedule({ database, notices }: { database: PGlite; notices: string[] }): Promise<unknown> {
  const onNotice = (notice: { message?: string | undefined }) => void notices.push(notice.message ?? '')
  const { rows } = await database.query<{ jobs: unknown }>('select private.schedule_jobs() as jobs', [], { onNotice })
  return rows[0]?.jobs
}

const purge = { jobname: 'novamesa-purge', schedule: '17 3 * * *', command: 'select private.purge()' }
const forget = {
  jobname: 'novamesa-forget-runs',
  schedule: '47 3 * * *',
  command: `delete from cron.job_run_details where end_time < now() - interval '7 days'`,
}
const sweep = { jobname: 'novamesa-sweep', schedule: '* * * * *', command: 'select private.request_sweep()' }
const jobs = async (database: PGlite) => (await database.query('select * from cron.job order by schedule')).rows

test('without the extensions of a hosted project nothing is scheduled, and a notice says so', async () => {
  const bare = await open()
  expect(await schedule(bare)).toEqual([])
  expect(bare.notices).toEqual(['Nothing is scheduled: this database has no pg_cron.'])
})

test('a hosted project sweeps every minute and purges once a day; scheduling again changes nothing', async () => {
  const hosted = await open(cron, net, vault)
  // The migration itself has scheduled them.
  expect(await jobs(hosted.database)).toEqual([sweep, purge, forget])
  expect(await schedule(hosted)).toEqual(['novamesa-purge', 'novamesa-forget-runs', 'novamesa-sweep'])
  expect(await jobs(hosted.database)).toEqual([sweep, purge, forget])
  expect(hosted.notices).toEqual([])
})

test('the scheduled commands run as they are written', async () => {
  const { database } = await open(cron, net, vault)
  await database.exec(`
    insert into vault.decrypted_secrets values ('project_url', 'https://p.supabase.co'), ('sweep_secret', 's');
    insert into cron.job_run_details values (now()), (now() - interval '8 days');`)
  for (const { command } of [sweep, purge, forget]) await database.exec(command)
  expect((await database.query('select count(*)::int from cron.job_run_details')).rows).toEqual([{ count: 1 }])
})

test('without pg_net or the Vault the purge is scheduled and the sweep is not; enabling them later adds it', async () => {
  const half = await open(cron, vault)
  expect(await schedule(half)).toEqual(['novamesa-purge', 'novamesa-forget-runs'])
  expect(half.notices).toEqual(['The sweep is not scheduled: this database has no pg_net or no Vault.'])
  await half.database.exec(net)
  expect(await schedule(half)).toContain('novamesa-sweep')
  expect(await jobs(half.database)).toContainEqual(sweep)
})

test('a sweep calls the function with the secret of the Vault', async () => {
  const { database } = await open(cron, net, vault)
  await expect(database.exec(sweep.command)).rejects.toThrow('The Vault has no project_url or no sweep_secret')
  await database.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.supabase.co/'), ('sweep_secret', 'secret-of-the-vault')`)
  await database.exec(sweep.command)
  expect((await database.query('select * from net.calls')).rows).toEqual([
    {
      url: 'https://project.supabase.co/functions/v1/send-contact-email',
      body: {},
      headers: { 'content-type': 'application/json', 'x-sweep-secret': 'secret-of-the-vault' },
      timeout_milliseconds: 120_000,
    },
  ])
})

test.each(['anon', 'authenticated', 'service_role'])('nobody schedules or sweeps as %s', async (role) => {
  const { database } = await open(cron, net, vault)
  await database.exec(`set role ${role}`)
  for (const call of ['schedule_jobs', 'request_sweep']) {
    await expect(database.exec(`select private.${call}()`)).rejects.toMatchObject({ code: '42501' })
  }
})
