import type { I18n } from '@lingui/core'
import { locales, type Locale } from '#locale/locales.ts'

/** Lingui's translations, in one of the site's languages. */
export type SiteI18n = I18n & { readonly locale: Locale }

/** The same translations with the type of their language; throws if the site has no texts in it. */
export function siteI18n(i18n: I18n): SiteI18n {
  if (isOfSite(i18n)) return i18n
  throw new Error(`The site has no texts in “${i18n.locale}”`)
}

function isOfSite(i18n: I18n): i18n is SiteI18n {
  return locales.some((each) => each === i18n.locale)
}
