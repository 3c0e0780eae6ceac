import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { cleanAddress, isAddress } from '#content/company/address.ts'
import { contactRules, type ContactField } from '#content/contact-fields.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import type { Locale } from '#locale/locales.ts'
import { formatNumber } from '#locale/format.ts'
import { cleanLine, cleanText, codePoints, visibleLength } from './visible-text.ts'

/** How the form shows a field; its errors are message ids, so that they change language with the page. */
interface Control {
  label: MessageId
  autoComplete: string
  /** If the text is too short, or no address. A field that may be empty has none. */
  wrong?: MessageId
  long: MessageId
}

export const controls: Readonly<Record<ContactField, Control>> = {
  name: {
    label: /*i18n*/ 'contact.form.name',
    autoComplete: 'name',
    wrong: /*i18n*/ 'contact.error.name.short',
    long: /*i18n*/ 'contact.error.name.long',
  },
  email: {
    label: /*i18n*/ 'contact.form.email',
    autoComplete: 'email',
    wrong: /*i18n*/ 'contact.error.email',
    long: /*i18n*/ 'contact.error.email.long',
  },
  message: {
    label: /*i18n*/ 'contact.form.message',
    autoComplete: 'off',
    wrong: /*i18n*/ 'contact.error.message.short',
    long: /*i18n*/ 'contact.error.message.long',
  },
}

const cleaned = { line: cleanLine, address: cleanAddress, text: cleanText }

function rule(field: ContactField) {
  const { is, min, max } = contactRules[field]
  const { long, wrong } = controls[field]
  return v.pipe(
    v.string(),
    v.transform(cleaned[is]),
    v.check((text) => codePoints(text) <= max, long),
    v.check((text) => (is === 'address' ? isAddress(text) : visibleLength(text) >= min), wrong),
  )
}

/** The rules of the contact form; the output is cleaned. */
export const contactSchema = v.strictObject({ name: rule('name'), email: rule('email'), message: rule('message') })

/** The text of a field's first error. */
export function errorOf(
  field: ContactField,
  errors: readonly ({ message: string } | undefined)[],
  i18n: I18n & { locale: Locale },
): string | undefined {
  const message = errors.find((error) => error !== undefined)?.message
  const { long, wrong } = controls[field]
  const id = [long, wrong].find((known) => known === message)
  const { min, max } = contactRules[field]
  return id && i18n.t(id, { least: formatNumber(min, i18n.locale), most: formatNumber(max, i18n.locale) })
}

/** How many characters of what would be sent are left once 90% of the limit is reached; undefined before. */
export function remainingOf(field: ContactField, value: string, i18n: I18n): string | undefined {
  const { max } = contactRules[field]
  const left = max - codePoints(cleanText(value))
  if (left > max / 10) return undefined
  return left >= 0 ? i18n.t('contact.form.left', { left }) : i18n.t('contact.form.over', { over: -left })
}
