import { expect, test } from 'vitest'
import type { MailService } from '../../support/crowd/mail-service.ts'
import type { Project, ProjectOptions } from '../../support/hosted-project/project.ts'
import { startTestMailService, visitorOf } from '../embedded/backend-for-tests.ts'
import { startTestProject, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

// Each test starts its own mail service and project; starting a project takes less than a second.
async function projectWithMail(options: { status?: number; settings?: ProjectOptions['settings'] } = {}) {
  const service = await startTestMailService()
  service.status = options.status ?? 200
  const settings = { ...unlimited, sweep_grace: '0 seconds', mail_first_retry: '0 seconds', ...options.settings }
  return { service, project: await startTestProject({ mail: service.variables, settings }) }
}

const save = async (project: Project, body: typeof validSubmission) =>
  expect((await visitorOf(project).from('novamesa_contact_submissions').insert(body)).status).toBe(201)
const invoke = (project: Project, body: object) => visitorOf(project).functions.invoke('send-contact-email', { body })
const subjects = ({ received }: MailService) =>
  received.map(({ mail }) => String(mail['subject'])).toSorted((one, other) => one.localeCompare(other))
/** The mails about submissions, oldest first. */
async function mails(project: Project) {
  const { rows } = await project.database.owner.query(
    `select attempts, sent_at is not null as sent, error from private.mails where kind = 'submission' order by created_at`,
  )
  return rows
}
const later = (project: Project, pause: string) =>
  project.database.owner.exec(`update private.mails set created_at = created_at - interval '${pause}',
    next_at = next_at - interval '${pause}', sent_at = sent_at - interval '${pause}'`)
const numbered = (number: number) => ({ ...validSubmission, message: `This is message number ${number}.` })

test('a mail service that rejects the key for four days loses no message and needs no manual step', async () => {
  const { service, project } = await projectWithMail({ status: 401, settings: { mail_first_retry: '30 seconds' } })
  await save(project, validSubmission)
  await invoke(project, validSubmission)
  for (let hour = 0; hour < 96; hour += 4) {
    await later(project, '4 hours')
    await project.sweep()
  }
  expect(await mails(project)).toEqual([{ attempts: 25, sent: false, error: 'The mail service answered 401' }])
  service.status = 200
  await later(project, '4 hours')
  await project.sweep()
  expect(service.received).toMatchObject([
    { mail: { subject: expect.stringContaining('waiting for over an hour') } },
    { mail: { reply_to: validSubmission.email } },
  ])
  expect(await mails(project)).toEqual([{ attempts: 26, sent: true, error: null }])
})

test('a mail service that refuses every mail for six days, because of a wrong setting, loses no message', async () => {
  const { service, project } = await projectWithMail({ status: 422 })
  for (let number = 0; number < 5; number += 1) {
    await save(project, numbered(number))
    await invoke(project, numbered(number))
  }
  await later(project, '6 days')
  await project.sweep()
  service.status = 200
  await later(project, '6 days')
  await project.sweep()
  expect((await mails(project)).map((mail) => mail['sent'])).toEqual([true, true, true, true, true])
})

test('messages above the limit of an hour wait, and the owner is told', async () => {
  const { service, project } = await projectWithMail({ settings: { mail_hourly_limit: 1 } })
  for (let number = 0; number < 3; number += 1) await save(project, numbered(number))
  expect((await invoke(project, numbered(0))).data).toEqual({ status: 'sent' })
  expect((await invoke(project, numbered(1))).data).toEqual({ status: 'nothing-to-send' })
  expect(subjects(service)).toEqual(['Contact form: Jo Doe', 'Website forms: 2 mail(s) above the limit of this hour'])
  await later(project, '1 hour')
  await project.sweep()
  expect(service.received).toHaveLength(3)
})

test('without a sweep the call of a visitor alerts the owner, and a monitor is told', async () => {
  const { service, project } = await projectWithMail({ settings: { sweep_grace: '1 day' } })
  const health = async () => {
    const response = await project.fetch(new Request('http://localhost/functions/v1/send-contact-email/health'))
    return [response.status, await response.json()]
  }
  await save(project, numbered(1))
  expect(await health()).toEqual([200, { status: 'healthy' }])
  await later(project, '2 hours')
  expect(await health()).toEqual([503, { status: 'mails-overdue', overdue: 1 }])
  await save(project, numbered(2))
  await invoke(project, numbered(2))
  expect(subjects(service)).toEqual(['Contact form: Jo Doe', 'Website forms: 1 mail(s) waiting for over an hour'])
})

test('without its database the function refuses with 503 and mails nothing', async () => {
  const { service, project } = await projectWithMail()
  await save(project, validSubmission)
  project.kill('api')
  const { error } = await invoke(project, validSubmission)
  expect(error).toMatchObject({ name: 'FunctionsHttpError', context: { status: 503 } })
  expect(service.received).toEqual([])
})
