import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { newCluster } from '../../../server/backend/new-cluster.ts'
import { startTestBackend, temporaryFolder, visitorOf } from './backend-for-tests.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'interrupted-start.ts')
const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }

test('a first start killed at any of six points leaves a usable data directory', async () => {
  const folder = await temporaryFolder()
  const start = (directory: string, last?: number) =>
    run(process.execPath, [program, directory, ...(last === undefined ? [] : [String(last)])])
  const expectStart = async (dataDir: string) => {
    const backend = await startTestBackend({ dataDir })
    const answer = await visitorOf(backend).from('novamesa_contact_submissions').insert(message)
    await backend.close()
    expect(answer.status).toBe(201)
    await rm(dataDir, { recursive: true })
  }

  // Made before, so that every start does the same.
  await newCluster()
  const undisturbed = await start(join(folder, 'undisturbed'))
  const [made, open] = v.parse(v.tuple([v.number(), v.number()]), JSON.parse(undisturbed.stdout))
  const half = (from: number, to: number) => Math.floor((from + to) / 2)
  // While the directory is made, at the first file of the database, among them, when they are renamed into place, and
  // while PostgreSQL opens them.
  const kills = [4, 11, half(11, made), made, half(made, open), open - 2]

  const directory = join(folder, 'killed')
  for (const kill of kills) {
    await expect(start(directory, kill), `operation ${kill}`).rejects.toMatchObject({ signal: 'SIGKILL', stderr: '' })
    // The next start continues with the directory of the killed one.
    if (existsSync(join(directory, 'database'))) await expectStart(directory)
  }
}, 900_000)

test('Ctrl-C aborts a start immediately, and the next start succeeds', async () => {
  const dataDir = join(await temporaryFolder(), 'backend')
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, NOVAMESA_DATA: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const errors: string[] = []
  createInterface(server.stderr).on('line', (line) => errors.push(line))
  const [line]: unknown[] = await once(createInterface(server.stdout), 'line')
  expect(line).toBe('Starting the embedded backend …')
  server.kill('SIGINT')
  expect(await once(server, 'exit')).toEqual([130, null])
  expect(errors).toEqual([])
  await startTestBackend({ dataDir })
})
