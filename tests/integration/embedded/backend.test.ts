import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { contactFields, emptySubmission } from '#content/contact-fields.ts'
import { holdDirectory } from '../../../server/backend/data-directory.ts'
import { readMails } from '../../../server/backend/mailbox.ts'
import { readSubmissions } from '../../../server/backend/read-submissions.ts'
import { ownerOf, startTestBackend, temporaryFolder, visitorOf } from './backend-for-tests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const moduleOf = (file: string) => new URL(`../../../server/backend/${file}`, import.meta.url).href
function submissions(dataDir: string, ...options: string[]): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, ['scripts/submissions.ts', '--data', dataDir, ...options], { cwd: root })
}

test('submissions survive a restart; mails are stored with the data', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  const first = await startTestBackend({ dataDir })
  expect(await visitorOf(first).from('novamesa_contact_submissions').insert(validSubmission)).toMatchObject({
    status: 201,
  })
  expect(await visitorOf(first).functions.invoke('send-contact-email', { body: validSubmission })).toMatchObject({
    error: null,
  })
  await visitorOf(first).from('newsletter_subscriptions').insert({ email: 'jo@example.com' })
  await first.close()

  const second = await startTestBackend({ dataDir })
  expect(second.secretKey).not.toBe(first.secretKey)
  expect(second.mailDir).toBe(join(dataDir, 'mail'))
  expect(await readMails(second.mailDir)).toHaveLength(1)
  expect((await ownerOf(second).from('novamesa_contact_submissions').select()).data).toMatchObject([validSubmission])
  expect((await ownerOf(second).from('newsletter_subscriptions').select('email')).data).toEqual([
    { email: 'jo@example.com' },
  ])
})

test('a message that was acknowledged survives a kill', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  const code = `
    const { startBackend } = await import('${moduleOf('backend.ts')}')
    const { publishableKey: apikey, fetch: send } = await startBackend({ dataDir: '${dataDir}', log: () => undefined })
    const headers = { apikey, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: '${JSON.stringify(validSubmission)}' }
    console.log((await send(new Request('http://localhost/rest/v1/novamesa_contact_submissions', request))).status)
    setInterval(() => undefined, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  expect(String(await once(server.stdout, 'data'))).toBe('201\n')
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect((await readSubmissions(dataDir)).contact).toMatchObject([validSubmission])
})

test('the local API refuses the same requests as the hosted one', async () => {
  const backend = await startTestBackend({ dataDir: 'memory' })
  // Most are compared in tests/integration/postgrest/embedded-backend.test.ts.
  const tooLong = { ...validSubmission, message: 'x'.repeat(70_000) }
  expect(await visitorOf(backend).from('novamesa_contact_submissions').insert(tooLong)).toMatchObject({ status: 413 })

  const wrongType = async (path: string, body: object) => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await backend.fetch(new Request(`http://localhost/rest/v1/${path}`, request))).status
  }
  expect(await wrongType('rpc/confirm_newsletter', { p_token: ['x'] })).toBe(400)
  expect(await wrongType('newsletter_subscriptions', { email: 'jo@example.com', token_hash: 'x' })).toBe(400)

  expect((await backend.fetch(new Request('http://localhost/_system/config'))).status).toBe(404)
  const rollback = await visitorOf(backend)
    .from('newsletter_subscriptions')
    .insert({ email: 'jo@example.com' })
    .rollback()
  expect(rollback.status).toBe(400)
})

test('nobody can sign up, and the internal server answers no page of a browser', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  const backend = await startTestBackend({ dataDir })
  for (const endpoint of ['otp', 'magiclink', 'recover', 'resend']) {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify({ email: 'jo@example.com' }) }
    expect((await backend.fetch(new Request(`http://localhost/auth/v1/${endpoint}`, request))).status).toBe(422)
  }
  const { api } = JSON.parse(await readFile(join(dataDir, 'server.json'), 'utf8'))
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${api.url}/rest/v1/newsletter_subscriptions`, { headers })).status
  expect(await read({ apikey: api.key })).toBe(200)
  expect(await read({ apikey: api.key, origin: 'http://localhost:1' })).toBe(404)
  expect(await read({ apikey: backend.publishableKey })).toBe(404)
})

test('a second process is refused with the process id of the first', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  const held = await holdDirectory(dataDir)
  onTestFinished(() => held.release())
  await held.publish({ api: { url: '', key: '' }, site: 'http://localhost:4173/' })
  const code = `const { holdDirectory } = await import('${moduleOf('data-directory.ts')}'); await holdDirectory('${dataDir}')`
  const second = run(process.execPath, ['--input-type=module', '--eval', code], { cwd: root })
  await expect(second).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `The data directory ${dataDir} is in use by process ${process.pid}, which serves http://localhost:4173/. ` +
        'Stop it first, or choose another data directory.',
    ),
  })
  await expect(startTestBackend({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
})

test('submissions are printed as text and written as CSV, while the server runs and when it does not', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'backend')
  await expect(submissions(dataDir)).rejects.toMatchObject({ stderr: `There are no data in ${dataDir} yet.\n` })

  const backend = await startTestBackend({ dataDir })
  const formula = { name: '=1+1', email: '+jo@example.com', message: 'Line one, with "quotes";\nline two' }
  await visitorOf(backend).from('novamesa_contact_submissions').insert(formula)
  await visitorOf(backend).from('newsletter_subscriptions').insert({ email: 'jo@example.com' })
  await visitorOf(backend).from('newsletter_subscriptions').insert({ email: 'eve@example.com' })
  await ownerOf(backend)
    .from('newsletter_subscriptions')
    .update({ state: 'confirmed', confirmed_at: new Date().toISOString() })
    .eq('email', 'jo@example.com')

  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`
  const contactCsv = (separator: string) => {
    const cells = {
      ...emptySubmission,
      name: String.raw`'=1\+1`,
      email: String.raw`\+jo@example\.com`,
      message: String.raw`"Line one, with ""quotes"";\nline two"`,
    }
    const titles = ['received UTC', ...contactFields].join(separator).replace('email', 'e-mail')
    const row = [time, ...contactFields.map((field) => cells[field])].join(separator)
    return new RegExp(`^\uFEFF${titles}\r\n${row}\r\n$`)
  }
  const titles = 'e-mail,state,signed up UTC,confirmed UTC,unsubscribed UTC,language,consent text,unsubscribe link'
  const proof = String.raw`jo@example\.com,confirmed,${time},${time},,en,v\d{4}-\d\d-\d\d,https://[^,]+unsubscribe=[\w-]{36}\S*`
  expect(await submissions(dataDir, '--csv')).toEqual({ stdout: expect.stringMatching(contactCsv(',')), stderr: '' })
  expect((await submissions(dataDir, '--csv', '--newsletter')).stdout).toMatch(
    new RegExp(String.raw`^\uFEFF${titles}\r\n${proof}\r\n$`),
  )
  const { stdout: all } = await submissions(dataDir, '--newsletter', '--all')
  expect(all).toMatch(/^e-mail +eve@example\.com\nstate +pending\n/m)

  const person = await submissions(dataDir, '--person', ' EVE@example.com')
  expect(person.stderr).toBe('The address as it is stored: eve@example.com\n')
  expect(person.stdout).toMatch(/^Contact messages: 0\n[^]*^e-mail +eve@example\.com\n/m)
  expect(person.stdout).not.toContain('jo@example.com')
  expect((await submissions(dataDir, '--person', 'jo@bäcker.de')).stderr).toContain('jo@xn--bcker-gra.de')
  await expect(submissions(dataDir, '--person', 'Jo <jo@example.com>')).rejects.toMatchObject({
    stderr: expect.stringContaining('is no e-mail address'),
  })

  const file = join(folder, 'leads.csv')
  const stderr = `Written: ${file}\n`
  expect(await submissions(dataDir, '--csv', file, '--separator', ';')).toEqual({ stdout: '', stderr })
  expect(await readFile(file, 'utf8')).toMatch(contactCsv(';'))
  await expect(submissions(dataDir, '--csv', file)).rejects.toMatchObject({
    stderr: `${file} exists already. Choose another name, or move it away.\n`,
  })
  await expect(submissions(dataDir, file)).rejects.toMatchObject({ stderr: expect.stringContaining('What is') })

  await backend.close()
  const { stdout } = await submissions(dataDir)
  const printed = String.raw`${time}\nname +=1\+1\ne-mail +\+jo@example\.com\n(?:.+\n)*message +Line one, with "quotes";\n +line two\n`
  expect(stdout).toMatch(new RegExp(printed))
  expect(stdout).toMatch(/^Contact messages: 1\n/m)
  expect(stdout).toMatch(/^Confirmed newsletter addresses: 1\n/m)
  expect(stdout).not.toContain('eve@example.com')
})

test('thousands of messages are read', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  await (await startTestBackend({ dataDir })).close()
  await inDatabase(
    dataDir,
    `set session_replication_role = replica;
    insert into public.novamesa_contact_submissions (name, email, message, dedupe_key, created_at)
    select 'Jo', 'jo@example.com', 'Message number ' || number, number::text::bytea, now() + number * interval '1 second'
    from generate_series(1, 2500) number`,
  )
  expect((await readSubmissions(dataDir)).contact).toHaveLength(2500)
})

test('data of an earlier schema stop the start with one sentence, and stay as they are', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  await (await startTestBackend({ dataDir })).close()
  await inDatabase(
    dataDir,
    `update supabase_migrations.schema_migrations set version = '1'
    where version = (select min(version) from supabase_migrations.schema_migrations)`,
  )
  await expect(startTestBackend({ dataDir })).rejects.toThrow(
    /^The data in \S+ do not fit this version of the project: \S+ failed \(.+\) and was rolled back\. Export them/,
  )
  expect(await inDatabase(dataDir, 'select 1 from public.novamesa_contact_submissions')).toEqual([])
})

async function inDatabase(dataDir: string, sql: string) {
  const database = await PGlite.create(join(dataDir, 'database'))
  const results = await database.exec(sql)
  await database.close()
  return results.at(-1)?.rows
}
