import { useLingui } from '@lingui/react'
import { SiteI18n } from './site-i18n.ts'

/** The messages of the current language; components re-render when it changes. */
export function useI18n(): SiteI18n {
  const { i18n } = useLingui()
  if (!(i18n instanceof SiteI18n)) throw new Error('The provider has messages that are not those of the site')
  return i18n
}
