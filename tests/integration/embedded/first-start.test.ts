import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { startTestBackend, temporaryFolder } from './backend-for-tests.ts'

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
