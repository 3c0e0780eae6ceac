import * as v from 'valibot'
import { emailPattern, limits } from '#content/limits.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { cleanLine, cleanText, codePoints, visibleLength } from './visible-text.ts'

/** The rules of the contact form. Issues contain message ids, so that errors change language with the page. */
const message = (id: MessageId) => id

export const contactSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check((name) => visibleLength(name) >= limits.name.min, message(/*i18n*/ 'contact.error.name.short')),
    v.check((name) => codePoints(name) <= limits.name.max, message(/*i18n*/ 'contact.error.name.long')),
  ),
  email: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check((email) => codePoints(email) <= limits.email.max, message(/*i18n*/ 'contact.error.email.long')),
    v.regex(emailPattern, message(/*i18n*/ 'contact.error.email')),
  ),
  message: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => visibleLength(text) >= limits.message.min, message(/*i18n*/ 'contact.error.message.short')),
    v.check((text) => codePoints(text) <= limits.message.max, message(/*i18n*/ 'contact.error.message.long')),
  ),
})

/** The input as the visitor typed it. */
export type ContactInput = v.InferInput<typeof contactSchema>
