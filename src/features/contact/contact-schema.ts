import * as v from 'valibot'
import { cleanAddress, isAddress } from '#content/company/address.ts'
import { limits } from '#content/limits.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { cleanLine, cleanText, codePoints, visibleLength } from './visible-text.ts'

/** The messages of the schema's issues: message ids, so that errors change language with the page. */
export const contactErrors = {
  shortName: /*i18n*/ 'contact.error.name.short',
  longName: /*i18n*/ 'contact.error.name.long',
  email: /*i18n*/ 'contact.error.email',
  longEmail: /*i18n*/ 'contact.error.email.long',
  shortMessage: /*i18n*/ 'contact.error.message.short',
  longMessage: /*i18n*/ 'contact.error.message.long',
} as const satisfies Record<string, MessageId>

/** The rules of the contact form; the output is cleaned. */
export const contactSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check((name) => visibleLength(name) >= limits.name.min, contactErrors.shortName),
    v.check((name) => codePoints(name) <= limits.name.max, contactErrors.longName),
  ),
  email: v.pipe(
    v.string(),
    v.transform(cleanAddress),
    v.check((email) => codePoints(email) <= limits.email.max, contactErrors.longEmail),
    v.check(isAddress, contactErrors.email),
  ),
  message: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => visibleLength(text) >= limits.message.min, contactErrors.shortMessage),
    v.check((text) => codePoints(text) <= limits.message.max, contactErrors.longMessage),
  ),
})

/** The input as the visitor typed it. */
export type ContactInput = v.InferInput<typeof contactSchema>
