import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCluster } from '../../../server/backend/cluster.ts'
import { openDataApi } from '../../../server/backend/data-api.ts'
import { newKeys } from '../../../server/backend/keys.ts'
import { ownerOf, startTestBackend, temporaryFolder, visitorOf } from './backend-for-tests.ts'

// Each test opens a database up to three times, which is slow.
vi.setConfig({ testTimeout: 300_000 })

const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }
const numbered = (number: number) => ({ ...message, message: `Message number ${number}.` })

/** Makes every disk report this many free bytes until the test ends. */
function pretendFree(bytes: number): void {
  const { statfsSync } = fs
  const restore = () => {
    Object.assign(fs, { statfsSync })
    syncBuiltinESMExports()
  }
  Object.assign(fs, { statfsSync: () => ({ bavail: bytes, bsize: 1 }) })
  syncBuiltinESMExports()
  onTestFinished(restore)
}

test('on a full disk a message is refused with 507, reads work, and with free space messages are stored', async () => {
  const lines: string[] = []
  const dataDir = join(await temporaryFolder(), 'backend')
  const backend = await startTestBackend({ dataDir, log: (line) => lines.push(line) })
  const send = (number: number) => visitorOf(backend).from('novamesa_contact_submissions').insert(numbered(number))

  expect(await send(1)).toMatchObject({ status: 201 })
  pretendFree(63 * 1024 * 1024)
  const full = 'The disk is full: 63 MB are free, 64 MB are needed.'
  for (const number of [2, 3])
    expect(await send(number)).toMatchObject({ status: 507, error: { code: '53100', message: full } })
  expect((await ownerOf(backend).from('novamesa_contact_submissions').select()).data).toMatchObject([numbered(1)])
  expect(lines).toEqual([`${full} Nothing is stored until there is room.`])
  pretendFree(64 * 1024 * 1024)
  expect(await send(2)).toMatchObject({ status: 201 })
})

test('on a full disk the server refuses to start with an error', async () => {
  const directory = await temporaryFolder()
  pretendFree(0)
  await expect(openDataApi({ folder: join(directory, 'database'), keys: newKeys() })).rejects.toThrow(
    `The disk is full: 0 MB are free, 64 MB are needed. Make room on the disk of ${directory}, then start again.`,
  )
})

/** Makes a data directory with a function that never returns, like PGlite when it cannot write. */
async function directoryWithHang(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'backend')
  await mkdir(dataDir)
  await makeCluster(join(dataDir, 'database'))
  const database = await PGlite.create(join(dataDir, 'database'))
  await database.exec('create function public.hang() returns void language plpgsql as $$ begin loop end loop; end $$')
  await database.close()
  return dataDir
}

test('a database that hangs is restarted, and has every acknowledged message', async () => {
  const lines: string[] = []
  const dataDir = await directoryWithHang()
  const backend = await startTestBackend({ dataDir, patience: 3000, log: (line) => lines.push(line) })
  const send = (number: number) => visitorOf(backend).from('novamesa_contact_submissions').insert(numbered(number))
  expect(await send(1)).toMatchObject({ status: 201 })

  const hang = new Request('http://localhost/rest/v1/rpc/hang', {
    method: 'POST',
    headers: { apikey: backend.secretKey },
  })
  const [hanging, waiting] = await Promise.all([backend.fetch(hang), send(2)])
  expect([hanging.status, waiting.status]).toEqual([503, 201])
  expect(lines).toContain('The database has not responded for 3 seconds and is being restarted.')

  const stored = await ownerOf(backend).from('novamesa_contact_submissions').select('message').order('created_at')
  expect(stored.data).toEqual([1, 2].map((number) => ({ message: numbered(number).message })))
})

test('while the database hangs the site responds, and pressing Ctrl-C twice stops the server', async () => {
  const dataDir = await directoryWithHang()
  const moduleAt = (path: string) => JSON.stringify(new URL(`../../../server/${path}`, import.meta.url).href)
  const code = `
    const { startBackend } = await import(${moduleAt('backend/backend.ts')})
    const { runServer } = await import(${moduleAt('run-server.ts')})
    const { serve } = await import(${moduleAt('serve.ts')})
    await runServer(async (opened) => {
      const backend = await startBackend({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
      opened(backend)
      const site = await serve({ backend, port: 0, site: () => ({ status: 200, headers: {}, body: 'A page' }) })
      opened(site)
      console.log(JSON.stringify({ url: site.url, key: backend.secretKey }))
    })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]()
  const { url, key }: { url: string; key: string } = JSON.parse((await lines.next()).value ?? '')

  const hanging = fetch(`${url}/rest/v1/rpc/hang`, { method: 'POST', headers: { apikey: key } }).catch(() => 'cut')
  expect(await (await fetch(url)).text()).toBe('A page')
  server.kill('SIGINT')
  while ((await lines.next()).value !== 'Writing the data to disk …');
  server.kill('SIGINT')
  expect(await once(server, 'exit')).toEqual([130, null])
  expect(await hanging).toBe('cut')
})
