import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactFields } from '#content/contact-fields.ts'
import { contactSchema, errorOf } from '#features/contact/contact-schema.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { entries } from '../../../support/corpus/contact.ts'
import { validSubmission } from '../../../support/valid-submission.ts'

const messages = await loadCatalog('en')

/** The error messages of the form for an input, by field, in the current language. */
function errorsOf(input: typeof validSubmission) {
  const result = v.safeParse(contactSchema, input)
  if (result.success) return {}
  const { nested = {} } = v.flatten<typeof contactSchema>(result.issues)
  const shown = contactFields.flatMap((field) => {
    const errors = nested[field]?.map((message) => ({ message }))
    return errors ? [[field, errorOf(field, errors, messages.i18n)] as const] : []
  })
  return Object.fromEntries(shown)
}

describe('The corpus that client and database share', () => {
  test.each(entries.filter(({ ok }) => ok))('$field is accepted: $note', ({ field, value, stored = value }) => {
    expect(v.parse(contactSchema, { ...validSubmission, [field]: value })).toEqual({
      ...validSubmission,
      [field]: stored,
    })
  })

  test.each(entries.filter(({ ok }) => !ok))(
    '$field is rejected with a translated error: $note',
    ({ field, value }) => {
      const errors = errorsOf({ ...validSubmission, [field]: value })
      expect(Object.keys(errors)).toEqual([field])
      expect(errors[field]).toMatch(/\w+ \w+/)
    },
  )
})
