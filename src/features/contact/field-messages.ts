import type { I18n } from '@lingui/core'
import { contactErrors } from './contact-schema.ts'
import { cleanText, codePoints } from './visible-text.ts'

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
