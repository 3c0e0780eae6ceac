import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataApi } from '../../../server/backend/data-api.ts'
import { newKeys } from '../../../server/backend/keys.ts'
import { ownerOf, startTestBackend, temporaryFolder, visitorOf } from './backend-for-tests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

const numbered = (number: number) => ({ ...validSubmission, message: `Message number ${number}.` })

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
  expect(lines).toContain(`${full} Nothing is stored until there is room.`)
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
