import { expect, test } from 'vitest'
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
async function states(project: Project) {
  const { rows } = await project.database.owner.query(
    'select mail_status, mail_attempts from public.novamesa_contact_submissions order by created_at',
  )
  return rows
}
const numbered = (number: number) => ({ ...validSubmission, message: `This is message number ${number}.` })

test('a mail service that rejects the key for four days loses no message and needs no manual step', async () => {
  const { service, project } = await projectWithMail({ status: 401, settings: { mail_first_retry: '30 seconds' } })
  await save(project, validSubmission)
  await invoke(project, validSubmission)
  const fourHoursLater = () =>
    project.database.owner.exec(`update public.novamesa_contact_submissions set
      mail_next_at = mail_next_at - interval '4 hours', mail_first_tried_at = mail_first_tried_at - interval '4 hours'`)
  for (let hour = 0; hour < 96; hour += 4) {
    await fourHoursLater()
    await project.sweep()
  }
  const { rows } = await project.database.owner.query(
    'select mail_status, mail_attempts, mail_error from public.novamesa_contact_submissions',
  )
  expect(rows).toEqual([{ mail_status: 'pending', mail_attempts: 25, mail_error: 'The mail service answered 401' }])
  service.status = 200
  await fourHoursLater()
  await project.sweep()
  expect(service.received).toMatchObject([{ mail: { reply_to: validSubmission.email } }])
  expect(await states(project)).toEqual([{ mail_status: 'sent', mail_attempts: 26 }])
})

test('a mail service that refuses every mail for six days, because of a wrong setting, loses none', async () => {
  const { service, project } = await projectWithMail({ status: 422 })
  for (let number = 0; number < 5; number += 1) {
    await save(project, numbered(number))
    await invoke(project, numbered(number))
  }
  await visitorOf(project).from('newsletter_subscriptions').insert({ email: validSubmission.email })
  const sixDaysLater = async () => {
    for (const table of ['novamesa_contact_submissions', 'newsletter_subscriptions']) {
      await project.database.owner.exec(`update public.${table} set
        mail_next_at = mail_next_at - interval '6 days', mail_first_tried_at = mail_first_tried_at - interval '6 days'`)
    }
    await project.sweep()
  }
  await sixDaysLater()
  service.status = 200
  await sixDaysLater()
  expect(service.received).toHaveLength(6)
  expect(new Set((await states(project)).map((row) => row['mail_status']))).toEqual(new Set(['sent']))
})

test('messages over the limit come in one mail, except one that the mail service rejects', async () => {
  const { service, project } = await projectWithMail({ settings: { mail_hourly_limit: 1 } })
  for (let number = 0; number < 5; number += 1) await save(project, numbered(number))
  expect((await invoke(project, numbered(0))).data).toEqual({ status: 'sent' })
  expect((await invoke(project, numbered(1))).data).toEqual({ status: 'nothing-to-send' })
  service.refuses = 'number 3'
  await project.sweep()
  expect(service.received.map(({ mail }) => mail['subject'])).toEqual([
    'Contact form: Jo Doe',
    'Contact form: 2 message(s) in one mail',
    'Contact form: 1 message(s) in one mail',
  ])
  expect((await states(project)).map((row) => row['mail_status'])).toEqual(['sent', 'sent', 'sent', 'pending', 'sent'])
})

test('without its database the function refuses with 503 and mails nothing', async () => {
  const { service, project } = await projectWithMail()
  await save(project, validSubmission)
  project.kill('api')
  const { error } = await invoke(project, validSubmission)
  expect(error).toMatchObject({ name: 'FunctionsHttpError', context: { status: 503 } })
  expect(service.received).toEqual([])
})
