import { expect, test } from 'vitest'
import { contact, send, startTestProject } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

test('while a table is locked a visitor gets an error after three seconds, and can retry later', async () => {
  const project = await startTestProject({})
  // Checks the setting, because elapsed time is not reliable on a busy machine.
  const { rows } = await project.database.owner.query(
    `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by rolname`,
  )
  expect(rows).toEqual([
    { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
    { rolname: 'authenticated', rolconfig: ['statement_timeout=3s'] },
  ])
  const locker = await project.database.connect('postgres').connect()
  await locker.query('begin; lock table public.novamesa_contact_submissions in access exclusive mode')

  const refused = await send(project, contact, { body: validSubmission })
  expect(refused).toMatchObject({ status: 500, code: '57014' })

  await locker.query('rollback')
  locker.release()
  expect(await send(project, contact, { body: validSubmission })).toMatchObject({ status: 201 })
})
