import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBackend } from '../../../server/backend/backend.ts'
import { readSubmissions } from '../../../server/backend/read-submissions.ts'
import { openLastBuild } from '../../../server/serve.ts'
import { startTestBackend, temporaryFolder, visitorOf } from './backend-for-tests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// Starting programs is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const root = join(import.meta.dirname, '../../..')
/** A closed data directory with one message; each test gets a copy. */
let original = ''
beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'novamesa-test-'))
  const quiet = { sweepEverySeconds: 0, log: () => undefined }
  const backend = await startBackend({ dataDir: original, ...quiet })
  await visitorOf(backend).from('novamesa_contact_submissions').insert(validSubmission)
  await backend.close()
})
afterAll(() => rm(original, { recursive: true, force: true }))

async function copyOfData(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'backend')
  // Ten times as fast as `cp`, for a thousand files.
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

test.each<[string, (dataDir: string) => Promise<unknown>]>([
  ['start', (dataDir) => startTestBackend({ dataDir })],
  ['export', readSubmissions],
])('data of an earlier schema stop the %s with a one-sentence error, and stay as they are', async (_, act) => {
  const dataDir = await copyOfData()
  const inDatabase = async (sql: string) => {
    const database = await PGlite.create(join(dataDir, 'database'))
    const results = await database.exec(sql)
    await database.close()
    return results.at(-1)?.rows
  }
  await inDatabase(`update supabase_migrations.schema_migrations set version = '20261121090000'
    where version = (select min(version) from supabase_migrations.schema_migrations)`)
  const sentence = new RegExp(
    `^The data in ${dataDir} do not fit this version of the project: supabase/migrations/\\S+ failed \\(.+\\) and was ` +
      'rolled back. Export them with the version that wrote them \\(npm run submissions -- --csv\\), ' +
      `then move ${dataDir} away to start with an empty database.$`,
  )
  await expect(act(dataDir)).rejects.toThrow(sentence)
  expect(await inDatabase('select name, email, message from public.novamesa_contact_submissions')).toEqual([
    validSubmission,
  ])
})

test('a build that is missing or incomplete stops the start with a one-sentence error', () => {
  expect(() => openLastBuild(join(original, 'dist'))).toThrow(/^There is no complete build\./)
})

test('server/start.ts says in one sentence, without a stack trace, that a data directory cannot be used', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'lock.sqlite'), 'no database'.repeat(100))
  const env = { ...process.env, NOVAMESA_DATA: dataDir, PORT: '0' }
  await expect(promisify(execFile)(process.execPath, ['server/start.ts'], { cwd: root, env })).rejects.toMatchObject({
    code: 1,
    stderr:
      `The data directory ${dataDir} cannot be used: file is not a database. ` +
      `Choose another one with NOVAMESA_DATA, or move ${dataDir} away to start with an empty database.\n`,
  })
})
