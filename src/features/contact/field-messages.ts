import type { I18n, MessageId } from '@lingui/core'
import { codePoints } from './visible-text.ts'

/** The text of a field's first error. The `message` of a schema issue is a message id. */
export function errorOf(errors: readonly ({ message: string } | undefined)[], i18n: I18n): string | undefined {
  const id = errors.find((error) => error !== undefined)?.message
  return id && isErrorId(id) ? i18n.t(id) : undefined
}

const errorIds: readonly MessageId[] = [
  'contact.error.name.short',
  'contact.error.name.long',
  'contact.error.email',
  'contact.error.email.long',
  'contact.error.message.short',
  'contact.error.message.long',
]

function isErrorId(id: string): id is MessageId {
  return errorIds.some((known) => known === id)
}

/** How many characters are left once 90% of the limit is reached; undefined before. */
export function remainingOf(value: string, max: number, i18n: I18n): string | undefined {
  const left = max - codePoints(value)
  if (left > max / 10) return undefined
  return left >= 0 ? i18n.t('contact.form.left', { left }) : i18n.t('contact.form.over', { over: -left })
}
