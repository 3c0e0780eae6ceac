import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
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

/** Seeded random numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks `count` operations between two numbers: a random one from each of `count` equal intervals. */
function moments(from: number, to: number, count: number, next: () => number): number[] {
  const interval = (to - from) / count
  return Array.from({ length: count }, (_, index) => Math.floor(from + (index + next()) * interval))
}

test('a first start killed at any of eleven points leaves a usable data directory', async () => {
  const folder = await temporaryFolder()
  const cluster = join(folder, 'cluster.tar')
  await writeFile(cluster, await (await newCluster()).bytes())
  const start = (directory: string, last?: number) =>
    run(process.execPath, [program, directory, cluster, ...(last === undefined ? [] : [String(last)])])
  const expectStart = async (dataDir: string) => {
    const backend = await startTestBackend({ dataDir })
    const answer = await visitorOf(backend).from('novamesa_contact_submissions').insert(message)
    await backend.close()
    expect(answer.status).toBe(201)
    await rm(dataDir, { recursive: true })
  }

  const undisturbed = await start(join(folder, 'undisturbed'))
  const [made, open] = v.parse(v.tuple([v.number(), v.number()]), JSON.parse(undisturbed.stdout))
  const seed = 20261122
  const next = random(seed)
  // The first six operations create the directory and the keys. Later starts reuse the keys, which saves two; the last
  // operation before the files are in place renames them.
  const renaming = made - 2
  const kills = [
    ...moments(1, 7, 6, next),
    ...moments(7, renaming, 2, next),
    renaming,
    ...moments(made + 1, open - 2, 2, next),
  ]
  expect(kills).toHaveLength(11)

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
