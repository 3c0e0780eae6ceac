import { useLingui } from '@lingui/react'
import { germanId } from './german-id.ts'
import type { MessageId } from './message-ids.gen.ts'
import { SiteI18n } from './site-i18n.ts'

/** The messages of the current language; components re-render when it changes. */
export function useI18n(): SiteI18n {
  const { i18n } = useLingui()
  if (!(i18n instanceof SiteI18n)) throw new Error('The provider has messages that are not those of the site')
  return i18n
}

/**
 * The texts of messages in the language of the visitor, or those in German for a part of a page whose content is German
 * in every language.
 */
export function useText(language?: 'de'): (id: MessageId, values?: Record<string, unknown>) => string {
  const i18n = useI18n()
  return (id, values) => i18n.t(language === 'de' ? germanId(id) : id, values)
}
