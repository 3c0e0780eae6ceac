import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { MessageId } from './message-ids.gen.ts'
import { siteI18n, type SiteI18n } from './site-i18n.ts'

/** The messages in the language of the visitor, in a `GermanPart` the German ones; components re-render when it changes. */
export function useI18n(): SiteI18n {
  return siteI18n(useLingui().i18n)
}

/** Splits a list message into its items, one per line. */
export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Splits a list message whose items have names, "name: text", into both. */
export function namedLines(text: string): (readonly [name: string, text: string])[] {
  return lines(text).map((line) => {
    const [name = '', ...rest] = line.split(': ')
    return [name, rest.join(': ')]
  })
}

/**
 * Declares messages that a component does not show at first, such as errors and results. The prerender inlines the
 * messages that a page uses, and these with them; the bundle for the browser has neither this nor its calls.
 */
export function declareLater(i18n: SiteI18n, ids: readonly MessageId[]): void {
  // As a descriptor without values, by which the prerender tells them from what is shown.
  if (import.meta.env.SSR) for (const id of ids) i18n.t({ id })
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
