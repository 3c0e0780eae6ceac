import { expect, test } from 'vitest'
import { contact, message, send, startTestProject } from './requests.ts'

test('while a table is locked a visitor gets an error well before the deadline of the form, and can send later', async () => {
  const project = await startTestProject({})
  const locker = await project.database.connect('postgres').connect()
  await locker.query('begin; lock table public.novamesa_contact_submissions in access exclusive mode')

  const started = performance.now()
  const refused = await send(project, contact, { body: message })
  expect(refused.code).toBe('57014')
  expect(refused.status).toBe(500)
  expect(performance.now() - started).toBeLessThan(10_000)

  await locker.query('rollback')
  locker.release()
  expect(await send(project, contact, { body: message })).toMatchObject({ status: 201 })
})
