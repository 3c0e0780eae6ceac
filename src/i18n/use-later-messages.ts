import type { MessageId } from './message-ids.gen.ts'
import { useI18n } from './use-i18n.ts'

/**
 * Declares messages that a component does not show at first, such as errors and results. The prerender inlines the
 * messages that a page uses, and these with them; in the browser this does nothing.
 */
export function useLaterMessages(ids: readonly MessageId[]): void {
  const i18n = useI18n()
  if (import.meta.env.SSR) for (const id of ids) i18n.declare(id)
}
