import type { I18n } from '@lingui/core'
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

/** The text of a field's first error. */
export function errorOf(errors: readonly ({ message: string } | undefined)[], i18n: I18n): string | undefined {
  const message = errors.find((error) => error !== undefined)?.message
  const id = Object.values(contactErrors).find((known) => known === message)
  return id && i18n.t(id)
}

/** How many characters of what would be sent are left once 90% of the limit is reached; undefined before. */
export function remainingOf(value: string, max: number, i18n: I18n): string | undefined {
  const left = max - codePoints(cleanText(value))
  if (left > max / 10) return undefined
  return left >= 0 ? i18n.t('contact.form.left', { left }) : i18n.t('contact.form.over', { over: -left })
}
