import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { MessageId } from './message-ids.gen.ts'
import { germanId, SiteI18n } from './site-i18n.ts'

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

/** Splits a list message into its items, one per line. */
export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/**
 * Declares messages that a component does not show at first, such as errors and results. The prerender inlines the
 * messages that a page uses, and these with them; the bundle for the browser has neither this nor its calls.
 */
export function declareLater(i18n: SiteI18n, ids: readonly MessageId[]): void {
  if (import.meta.env.SSR) for (const id of ids) i18n.declare(id)
}

/**
 * The `aria-live` of a region that says something, or nothing: off as long as it says the same in another language than at
 * first, so that a change of the language announces nothing. `said` tells apart what it says.
 */
export function useQuiet(said: string): 'off' | undefined {
  const { locale } = useI18n()
  const [first, setFirst] = useState({ said, locale })
  const isTranslated = said === first.said && locale !== first.locale
  if (said !== first.said || (isTranslated && said === '')) setFirst({ said, locale })
  return isTranslated && said !== '' ? 'off' : undefined
}
