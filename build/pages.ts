import { expertise } from '../src/content/expertise.ts'
import { projects } from '../src/content/projects.ts'
import { services } from '../src/content/services.ts'
import { whyAi } from '../src/content/why-ai.ts'

/** Every path of the site, in sitemap order; a test compares it with the route tree. */
export const pages: readonly string[] = [
  '/',
  '/services',
  '/services-overview',
  ...services.slugs.map((slug) => `/services/${slug}`),
  '/expertise',
  ...expertise.slugs.map((slug) => `/expertise/${slug}`),
  '/projects',
  ...projects.slugs.map((slug) => `/projects/${slug}`),
  '/workshops',
  '/tools',
  '/why-ki',
  ...whyAi.slugs.map((slug) => `/why-ai/${slug}`),
  '/about',
  '/contact',
  '/legal/privacy-policy',
  '/legal/terms-of-service',
  '/legal/imprint',
  '/legal/disclaimer',
]

/** The file of a page, relative to dist, e.g. `services.html` or `_de/services.html`. */
export function fileOf(path: string, locale: string): string {
  const file = `${path === '/' ? '/index' : path}.html`
  return locale === 'en' ? file.slice(1) : `_${locale}${file}`
}
