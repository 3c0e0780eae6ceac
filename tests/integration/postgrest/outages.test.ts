import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import type { Backend } from '../../../src/backend/backend-client.ts'
import { mailSubmission, saveSubmission } from '../../../src/backend/contact.ts'
import type { Database } from '../../../src/backend/database.types.ts'
import { randomOf } from '../../../src/ui/art/random.ts'
import { listenOnLoopback } from '../../../server/backend/loopback.ts'
import type { Project } from '../../support/hosted-project/project.ts'
import { startTestMailService } from '../embedded/backend-for-tests.ts'
import { startTestProject, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

const messages = Array.from({ length: 60 }, (_, number) => `A message, number ${number}.`)

/**
 * Sends the messages at once with the client code of the site, each again until it is acknowledged as saved. Returns the
 * number of answers by status.
 */
async function sendAll({ url, publishableKey }: Pick<Project, 'url' | 'publishableKey'>, texts = messages) {
  const answers: Record<string, number> = {}
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init).catch(() => undefined)
    const answer = response?.status ?? 'no answer'
    answers[answer] = (answers[answer] ?? 0) + 1
    if (!response) throw new TypeError('There was no answer.')
    return response
  }
  const client: Backend = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  })
  const connect = async () => client
  const visit = async (message: string, number: number) => {
    const submission = { ...validSubmission, email: `jo.${number}@example.com`, message }
    const isSaved = () =>
      saveSubmission(submission, connect).then(
        () => true,
        () => false,
      )
    for (let attempt = 1; attempt < 20; attempt += 1) if (await isSaved()) break
    await mailSubmission(submission, connect).catch(() => undefined)
  }
  await Promise.all(texts.map(visit))
  return answers
}

async function projectWithMail(status = 200) {
  const service = await startTestMailService()
  service.status = status
  const settings = { ...unlimited, sweep_grace: '0 seconds', mail_first_retry: '30 seconds' }
  return { service, project: await startTestProject({ mail: service.variables, settings }) }
}

/** What an hour that passes is for the mails, and then a sweep. */
async function sweepLater(project: Project, pause = '1 hour') {
  await project.database.owner.exec(`update private.mails set created_at = created_at - interval '${pause}',
    next_at = next_at - interval '${pause}', claimed_at = claimed_at - interval '${pause}'`)
  await (await project.sweep()).body?.cancel()
}

test('with 35% of responses dropped after commit, every message is stored once and acknowledged', async () => {
  const project = await startTestProject({ settings: unlimited })
  const attempts = new Map<string, number>()
  // The connection breaks after the database has committed and before the visitor gets the response.
  const line = await listenOnLoopback(async (request) => {
    const body = await request.clone().text()
    const attempt = (attempts.get(body) ?? 0) + 1
    attempts.set(body, attempt)
    const response = await project.fetch(request)
    // Depends on message and attempt only, so that the arrival order does not matter.
    return randomOf(`${attempt} ${body}`)() >= 0.35 ? response : Response.error()
  })
  onTestFinished(() => line.close())
  const { 409: repeated = 0, 'no answer': dropped = 0 } = await sendAll({ ...project, url: line.url })
  expect(Math.min(repeated, dropped)).toBeGreaterThan(10)
  const { rows } = await project.database.owner.query('select message from public.novamesa_contact_submissions')
  expect(rows).toHaveLength(messages.length)
  expect(new Set(rows.map(({ message }) => message))).toEqual(new Set(messages))
})

test('killing the function leaves no message unmailed and mails none with a second key', async () => {
  const { service, project } = await projectWithMail()
  // After the mail service has accepted a mail and before the function records it.
  service.onMail = () => {
    if (service.received.length === 20) project.kill('function')
  }
  await sendAll(project)
  const keys = () => new Set(service.received.flatMap(({ key, mail }) => ('reply_to' in mail ? [key] : [])))
  for (let sweep = 0; sweep < 100 && keys().size < messages.length; sweep += 1) await sweepLater(project)
  expect(keys().size).toBe(messages.length)
  const { rows } = await project.database.owner.query(`select id from private.mails where kind = 'submission'`)
  expect(new Set(rows.map(({ id }) => id))).toEqual(keys())
})

test('a mail service that rejects the key for four days loses no message and needs no manual step', async () => {
  const { service, project } = await projectWithMail(401)
  await sendAll(project, messages.slice(0, 1))
  for (let hour = 0; hour < 96; hour += 4) await sweepLater(project, '4 hours')
  const { rows } = await project.database.owner.query(
    `select attempts, error from private.mails where kind = 'submission'`,
  )
  expect(rows).toEqual([{ attempts: 25, error: 'The mail service answered 401' }])
  service.status = 200
  await sweepLater(project, '4 hours')
  expect(service.received.map(({ mail }) => mail['subject'])).toEqual([
    expect.stringContaining('waiting for over an hour'),
    'Contact form: Jo Doe',
  ])
})
