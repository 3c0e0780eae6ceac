import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries as corpus } from '../../support/corpus/contact.ts'
import { message, openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function save(field: string, value: string): Promise<unknown> {
  await database.empty()
  await database.contact({ ...message, [field]: value })
  const [row] = await database.owner('select * from public.novamesa_contact_submissions')
  return row?.[field]
}

// A failed check, or a character that PostgreSQL cannot store.
const refused = expect.objectContaining({ code: expect.stringMatching(/^(23514|22021)$/) })

describe.each(['name', 'email', 'message'] as const)('the %s of a contact message', (field) => {
  const entries = corpus.filter((entry) => entry.field === field)

  test.each(entries.filter(({ ok }) => ok))('is accepted: $note', async ({ value, stored = value, stage }) => {
    expect(await save(field, stage === 'client' ? stored : value)).toBe(stored)
  })

  test.each(entries.filter(({ ok }) => !ok))('is refused: $note', async ({ value }) => {
    await expect(save(field, value)).rejects.toEqual(refused)
  })

  test.each(entries.filter(({ stage }) => stage === 'client'))(
    'is refused or cleaned where a client did not: $note',
    async ({ value, stored }) => {
      const outcome = await save(field, value).catch((error: unknown) => error)
      expect([stored, refused]).toContainEqual(outcome)
    },
  )
})

test('a newsletter address follows the same rules as the address of a message', async () => {
  for (const { value, stored = value, ok, stage } of corpus.filter(({ field }) => field === 'email')) {
    await database.empty()
    const saved = await database.subscribe(stage === 'client' ? stored : value).then(
      () => true,
      () => false,
    )
    expect({ value, saved }).toEqual({ value, saved: ok })
  }
})
