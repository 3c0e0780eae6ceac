import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Project, startProject } from '../../support/hosted-project/project.ts'
import { entries } from '../../support/corpus/contact.ts'
import { contact, newsletter, send, unlimited } from './requests.ts'
import { validSubmission } from '../../support/valid-submission.ts'

let project: Project
beforeAll(async () => {
  project = await startProject({ settings: unlimited })
})
beforeEach(() => project.database.owner.exec('delete from public.novamesa_contact_submissions'))
afterAll(() => project.close())

async function stored(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await project.database.owner.query('select * from public.novamesa_contact_submissions')
  return rows[0]
}

describe.each(['name', 'email', 'message'] as const)('sent without the form, the %s', (field) => {
  const ofField = entries.filter((entry) => entry.field === field)

  const save = (value: string) => send(project, contact, { body: { ...validSubmission, [field]: value } })
  // A failed check; a character that PostgreSQL cannot store; a lone surrogate, which is not valid JSON.
  const refused = /^(23514|22P05|22021|PGRST102)$/

  test.each(ofField.filter(({ ok }) => ok))(
    'is stored as the form sends it: $note',
    async ({ value, stored: sent = value }) => {
      expect(await save(sent)).toMatchObject({ status: 201 })
      expect((await stored())?.[field]).toBe(sent)
    },
  )

  test.each(ofField.filter(({ ok }) => !ok))('is refused, and nothing is stored: $note', async ({ value }) => {
    const { status, code } = await save(value)
    expect(status).toBe(400)
    expect(code).toMatch(refused)
    expect(await stored()).toBeUndefined()
  })
})

test('a newsletter address follows the same rules as the address of a message', async () => {
  for (const { value, stored: sent = value, ok } of entries.filter(({ field }) => field === 'email')) {
    await project.database.owner.exec('delete from public.newsletter_subscriptions')
    const { status } = await send(project, newsletter, { body: { email: sent } })
    expect({ value, status }).toEqual({ value, status: ok ? 201 : 400 })
  }
})

test.each([
  `'); drop table novamesa_contact_submissions; --`,
  '%00 and ${7*7} and {{7*7}}',
  `=cmd|' /C calc'!A0 and more`,
  '<script>alert(1)</script> hello',
  '<img src=x onerror=alert(1)> hello',
])('input that looks like an attack is stored verbatim: %s', async (text) => {
  expect(await send(project, contact, { body: { ...validSubmission, message: text } })).toMatchObject({ status: 201 })
  expect((await stored())?.['message']).toBe(text)
})

test('bodies of 4 MB, 24 at once, are refused before anything is done with them, and others are served meanwhile', async () => {
  const large = (['message', 'email'] as const).map((field) =>
    JSON.stringify({ ...validSubmission, [field]: '\r\n'.repeat(1_000_000) }),
  )
  const refused = Array.from({ length: 24 }, (_, index) => send(project, contact, { body: large[index % 2] }))
  expect(await send(project, contact, { body: validSubmission })).toMatchObject({ status: 201 })
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ status: 413, code: 'PT413' })
})
