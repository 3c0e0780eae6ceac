import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { contactFields } from '#content/contact-fields.ts'

const Entry = v.strictObject({
  field: v.picklist(contactFields),
  value: v.string(),
  note: v.string(),
  ok: v.boolean(),
  stored: v.optional(v.string()),
  stage: v.optional(v.literal('client')),
})

const Corpus = v.strictObject({
  readme: v.array(v.string()),
  rules: v.strictObject({ blanks: v.string(), invisible: v.string(), bidiControls: v.string(), email: v.string() }),
  entries: v.array(Entry),
})

// Read instead of imported: it contains lone surrogates, which bundlers reject in JSON.
const text = readFileSync(join(import.meta.dirname, 'contact.json'), 'utf8')

/** Values that the contact form accepts and rejects; the format is described at the top of contact.json. */
export const { entries, rules } = v.parse(Corpus, JSON.parse(text))
