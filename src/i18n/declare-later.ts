import type { MessageId } from './message-ids.gen.ts'
import type { SiteI18n } from './site-i18n.ts'

/**
 * Declares messages that a component does not show at first, such as errors and results. The prerender inlines the
 * messages that a page uses, and these with them; the bundle for the browser has neither this nor its calls.
 */
export function declareLater(i18n: SiteI18n, ids: readonly MessageId[]): void {
  if (import.meta.env.SSR) for (const id of ids) i18n.declare(id)
}
