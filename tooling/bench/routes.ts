import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../pages.ts'

/** A page to be measured. */
export interface Target {
  path: string
  locale: Locale
}

/** One page of each kind. */
const kinds = ['/', '/services', '/services/text-generation', '/contact', '/tools', '/legal/imprint']
const few = ['/', '/services/text-generation', '/contact']

const inLocale = (paths: readonly string[], locale: Locale): Target[] => paths.map((path) => ({ path, locale }))

/** What the parts of the bench measure; in a quick run three pages instead of all. */
export function targets(quick: boolean) {
  return {
    /** Every page in English, and one of each kind in German. */
    all: [...inLocale(quick ? few : pages, 'en'), ...(quick ? [] : inLocale(kinds, 'de'))],
    kinds: inLocale(quick ? few : kinds, 'en'),
  }
}

/** The name of a page in tables. */
export function nameOf({ path, locale }: Target): string {
  return `${path} ${locale}`
}

/** The address of a page in its language. */
export function addressOf(site: string, { path, locale }: Target): string {
  return `${site}${path}${locale === 'en' ? '' : `?lng=${locale}`}`
}
