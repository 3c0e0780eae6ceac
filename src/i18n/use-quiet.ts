import { useState } from 'react'
import { useI18n } from './use-i18n.ts'

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
