import { pages } from '../../build/pages.ts'
import { locales } from '../../src/i18n/locales.ts'

/** A page in a language. */
export interface Target {
  path: string
  locale: string
}

/** One page of each kind in English, and four of them in German. */
const sample: readonly Target[] = [
  '/',
  '/services',
  '/services-overview',
  '/services/text-generation',
  '/expertise',
  '/projects',
  '/projects/quality-control',
  '/tools',
  '/why-ai/exponential-growth',
  '/about',
  '/contact',
  '/legal/imprint',
].map((path) => ({ path, locale: 'en' }))
const german = ['/', '/services/voice-synthesis', '/projects', '/contact'].map((path) => ({ path, locale: 'de' }))

/** The pages to measure: one of each kind, or with `all` every page in every language. */
export function targets(all: boolean): readonly Target[] {
  return all ? locales.flatMap((locale) => pages.map((path) => ({ path, locale }))) : [...sample, ...german]
}

/** The name of a target in a table. */
export function nameOf({ path, locale }: Target): string {
  return `${path} ${locale}`
}

/** The URL of a target on a server. */
export function urlOf(server: string, { path, locale }: Target): string {
  return `${server}${path}${locale === 'en' ? '' : `?lng=${locale}`}`
}
