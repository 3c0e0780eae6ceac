import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactSchema, errorOf } from '#features/contact/contact-schema.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { entries } from '../../../support/corpus/contact.ts'

const good = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }
const messages = await loadCatalog('en')

/** The error messages of the form for an input, by field, in the current language. */
function errorsOf(input: typeof good) {
  const result = v.safeParse(contactSchema, input)
  if (result.success) return {}
  const { nested = {} } = v.flatten<typeof contactSchema>(result.issues)
  const shown = Object.entries(nested).map(([field, ids]) => {
    const errors = ids.map((message) => ({ message }))
    return [field, errorOf(errors, messages.i18n)] as const
  })
  return Object.fromEntries(shown)
}

describe('The corpus that client and database share', () => {
  test.each(entries.filter(({ ok }) => ok))('$field is accepted: $note', ({ field, value, stored = value }) => {
    expect(v.parse(contactSchema, { ...good, [field]: value })).toEqual({ ...good, [field]: stored })
  })

  test.each(entries.filter(({ ok }) => !ok))(
    '$field is rejected with a translated error: $note',
    ({ field, value }) => {
      const errors = errorsOf({ ...good, [field]: value })
      expect(Object.keys(errors)).toEqual([field])
      expect(errors[field]).toMatch(/\w+ \w+/)
    },
  )
})

test('The errors follow the language', async () => {
  await messages.loadLanguage('de', () => ['/contact'])
  messages.i18n.activate('de')
  expect(errorsOf({ ...good, name: '' })).toEqual({ name: 'Der Name braucht mindestens 2 Zeichen' })
  messages.i18n.activate('en')
})

test('Only name, email and message are accepted', () => {
  expect(v.safeParse(contactSchema, { ...good, id: 'forged' }).success).toBe(false)
  expect(v.safeParse(contactSchema, { ...good, name: ['Jo', 'Doe'] }).success).toBe(false)
  expect(v.safeParse(contactSchema, { name: good.name, email: good.email }).success).toBe(false)
})

test('Validating a valid value again does not change it', () => {
  for (const { field, value, ok } of entries) {
    if (!ok) continue
    const once = v.parse(contactSchema, { ...good, [field]: value })
    expect(v.parse(contactSchema, once)).toEqual(once)
  }
})
