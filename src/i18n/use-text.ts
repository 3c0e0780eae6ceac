import { germanId } from './german-id.ts'
import type { MessageId } from './message-ids.gen.ts'
import { useI18n } from './use-i18n.ts'

/**
 * The texts of messages in the language of the visitor, or those in German for a part of a page whose content is German
 * in every language.
 */
export function useText(language?: 'de'): (id: MessageId, values?: Record<string, unknown>) => string {
  const i18n = useI18n()
  return (id, values) => i18n.t(language === 'de' ? germanId(id) : id, values)
}
