import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedBackend, startBackend } from '../../../server/backend/backend.ts'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { ownerOf } from '../embedded/backend-for-tests.ts'
import { type Call, contact, newsletter, send, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// Compares the responses of the embedded backend and a hosted project, and lists the known differences.
let embedded: EmbeddedBackend
let project: Project
beforeAll(async () => {
  const options = {
    settings: { newsletter_languages: '{en,de}', ...unlimited },
    sweepEverySeconds: 0,
    log: () => undefined,
  }
  ;[embedded, project] = await Promise.all([startBackend({ dataDir: 'memory', ...options }), startProject(options)])
  for (const backend of [embedded, project]) {
    await send(backend, contact, { body: validSubmission })
    await send(backend, newsletter, { body: { email: 'waiting@example.com' } })
    await send(backend, newsletter, { body: { email: validSubmission.email } })
    const confirmed = { state: 'confirmed', confirmed_at: new Date().toISOString() }
    await ownerOf(backend).from('newsletter_subscriptions').update(confirmed).eq('email', validSubmission.email)
  }
})
afterAll(() => Promise.all([embedded.close(), project.close()]))

const fresh = (number: number) => ({ ...validSubmission, message: `Message number ${number} of the comparison.` })
const answersTo = async (path: string, call: Call) => {
  const [local, hosted] = [await send(embedded, path, call), await send(project, path, call)]
  return { local: [local.status, local.code], hosted: [hosted.status, hosted.code] }
}

test.each<[string, string, Call]>([
  ['a message', contact, { body: fresh(1) }],
  ['the same message again', contact, { body: validSubmission }],
  ['a name of one letter', contact, { body: { ...fresh(2), name: 'J' } }],
  ['a message of 5,001 characters', contact, { body: { ...validSubmission, message: 'x'.repeat(5001) } }],
  ['an address without a dot', contact, { body: { ...fresh(3), email: 'jo@example' } }],
  ['a message without an address', contact, { body: { name: 'Jo Doe', message: 'No address in here.' } }],
  ['two messages at once', contact, { body: [fresh(4), fresh(5)] }],
  ['an unknown column', contact, { body: { ...fresh(6), admin: true } }],
  ['broken JSON', contact, { body: '{"name":' }],
  ['a new address', newsletter, { body: { email: 'eve@example.com' } }],
  ['an address that waits for its confirmation', newsletter, { body: { email: 'Waiting@example.com' } }],
  ['a subscribed address', newsletter, { body: { email: 'JO@example.com' } }],
  ['a read', contact, { method: 'GET' }],
  ['an insert that reads back', contact, { body: fresh(7), headers: { prefer: 'return=representation' } }],
  ['an update', `${contact}?email=eq.jo@example.com`, { method: 'PATCH', body: { name: 'Eve' } }],
  ['a delete', `${contact}?email=eq.jo@example.com`, { method: 'DELETE' }],
  ['a request to roll back', contact, { body: fresh(8), headers: { prefer: 'tx=rollback' } }],
  ['a forged date', contact, { body: { ...fresh(9), created_at: '2020-01-01T00:00:00Z' } }],
  ["the owner's function", '/rest/v1/rpc/erase_person', { body: { p_email: validSubmission.email } }],
])('the embedded backend responds to %s like a hosted project', async (_, path, call) => {
  const { local, hosted } = await answersTo(path, call)
  expect(local).toEqual(hosted)
})

// The error code of an unknown table changed in PostgREST 13; the one of a missing key is specific to the gateway.
test.each<[string, string, Call]>([
  ['an unknown table', '/rest/v1/nothing', { method: 'GET' }],
  ['no key', contact, { body: fresh(10), headers: { apikey: '' } }],
])('the embedded backend responds to %s with the same status', async (_, path, call) => {
  const { local, hosted } = await answersTo(path, call)
  expect(local[0]).toBe(hosted[0])
})
