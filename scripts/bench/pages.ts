import { readPages } from '../../build/pages.ts'
import { pageAddress } from '../../src/content/company.ts'
import { locales, sourceLocale, type Locale } from '../../src/locale/locales.ts'

/** A page in a language. */
export interface Target {
  path: string
  locale: Locale
}

/** The pages to measure: the first of each route in English, or with `all` every page in every language. */
export function targets(all: boolean): readonly Target[] {
  const pages = readPages()
  if (all) return locales.flatMap((locale) => pages.map(({ path }) => ({ path, locale })))
  const first = new Map(pages.toReversed().map(({ routeId, path }) => [routeId, path]))
  return [...first.values()].toReversed().map((path) => ({ path, locale: sourceLocale }))
}

/** The name of a target in a table. */
export function nameOf({ path, locale }: Target): string {
  return `${path} ${locale}`
}

/** The URL of a target on a server. */
export function urlOf(server: string, { path, locale }: Target): string {
  return pageAddress(path, locale, server)
}
