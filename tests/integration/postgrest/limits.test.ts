import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { forgetEverything } from '../sql/database.ts'
import { contact, send } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let project: Project
beforeAll(async () => {
  // Windows of a century, so that none ends during a test.
  project = await startProject({
    settings: { network_limit: 5, network_window: '36500 days', table_quota: 8, quota_window: '36500 days' },
  })
})
beforeEach(() => project.database.owner.exec(forgetEverything))
afterAll(() => project.close())

const numbered = (number: number) => ({ ...validSubmission, message: `This is message number ${number}.` })
const sendAtOnce = (times: number, addressOf: (number: number) => string) =>
  Promise.all(
    Array.from({ length: times }, (_, number) =>
      send(project, contact, { body: numbered(number), address: addressOf(number) }),
    ),
  )
async function count(): Promise<unknown> {
  const { rows } = await project.database.owner.query('select count(*) from public.novamesa_contact_submissions')
  return rows[0]?.['count']
}

test('of thirty concurrent messages from one sender, exactly five are stored', async () => {
  const answers = await sendAtOnce(30, () => '192.0.2.1')
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 25 }, () => 429),
  ])
  expect(await count()).toBe(5)
})

test('of thirty concurrent messages from thirty senders, exactly the daily quota is stored', async () => {
  const answers = await sendAtOnce(30, (number) => `192.0.2.${number}`)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  expect(await count()).toBe(8)
})

test('a refused sender is told how long to wait', async () => {
  const answers = await sendAtOnce(6, () => '192.0.2.1')
  const refused = answers.find(({ status }) => status === 429)
  expect(JSON.parse(refused?.text ?? '')).toMatchObject({
    code: 'PT429',
    hint: expect.stringMatching(/^Try again in \d+ seconds\.$/),
  })
})

test('a sender cannot change identity with forged headers', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.8', 'cf-connecting-ip': '203.0.113.9' }
  await sendAtOnce(5, () => '192.0.2.1')
  const answer = await send(project, contact, { body: numbered(99), address: '192.0.2.1', headers: forged })
  expect(answer).toMatchObject({ status: 429, code: 'PT429' })
})
