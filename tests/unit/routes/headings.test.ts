import { describe, expect, test } from 'vitest'
import { expertise } from '#content/expertise.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { whyAi } from '#content/why-ai.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { createMessages } from '#i18n/messages.ts'
import { renderedPage, textIn } from './rendered.ts'

/** The headings of a level on a page, in document order. */
async function headings(path: string, locale: Locale, level: 1 | 2): Promise<string[]> {
  const { body } = await renderedPage(path, locale)
  return [...body.matchAll(new RegExp(`<h${level}[ >].*?</h${level}>`, 'gs'))].map(([html]) => textIn(html))
}

const details = [
  ...services.slugs.map((slug) => `/services/${slug}`),
  ...expertise.slugs.map((slug) => `/expertise/${slug}`),
]
const onDetails = (phrase: Record<Locale, string>) => details.map((page) => ({ page, ...phrase }))

/** A phrase of each section heading by page; single-language pages use the same phrase twice. */
const sections: ({ page: string } & Record<Locale, string>)[] = [
  { page: '/', en: 'What clients say', de: 'Was Kunden sagen' },
  { page: '/services-overview', en: 'Why choose us', de: 'Warum wir' },
  { page: '/contact', en: 'Why choose us', de: 'Warum wir' },
  { page: '/contact', en: 'Newsletter', de: 'Newsletter' },
  { page: '/expertise', en: 'Credentials', de: 'Qualifikationen' },
  { page: '/why-ki', en: 'Outlook', de: 'Ausblick' },
  { page: '/workshops', en: 'beginners', de: 'Einsteiger' },
  { page: '/services', en: 'Warum wir', de: 'Warum wir' },
  { page: '/services', en: 'Sechs Garantien', de: 'Sechs Garantien' },
  { page: '/about', en: 'Unsere Philosophie', de: 'Unsere Philosophie' },
  { page: '/about', en: 'Was Kunden sagen', de: 'Was Kunden sagen' },
  ...onDetails({ en: 'Key features', de: 'Leistungsmerkmale' }),
  ...onDetails({ en: 'Your benefits', de: 'Ihre Vorteile' }),
  ...onDetails({ en: 'How it works', de: 'So läuft es ab' }),
  ...onDetails({ en: 'What clients say', de: 'Was Kunden sagen' }),
]

/** The kind of each project, as stated in its h1. */
const projectNames: Record<(typeof projects.slugs)[number], Record<Locale, string>> = {
  'ecommerce-automation': { en: 'E-commerce automation', de: 'E-Commerce-Automatisierung' },
  'customer-service-bot': { en: 'Customer service bot', de: 'Kundenservice-Bot' },
  'social-media-generator': { en: 'Social media generator', de: 'Social-Media-Generator' },
  'voice-documentation': { en: 'Voice documentation', de: 'Dokumentation per Sprache' },
  'quality-control': { en: 'Quality control', de: 'Qualitätskontrolle' },
  'learning-platform': { en: 'Learning platform', de: 'Lernplattform' },
}

describe.each(locales)('In %s', (locale) => {
  test.each(sections)('$page has a section titled $' + locale, async ({ page, [locale]: phrase }) => {
    expect((await headings(page, locale, 2)).join('\n')).toContain(phrase)
  })

  test.each([
    ...services.all.map(({ slug, text }) => ({ page: `/services/${slug}`, name: text.name })),
    ...expertise.all.map(({ slug, text }) => ({ page: `/expertise/${slug}`, name: text.name })),
    ...whyAi.all.map(({ slug, text }) => ({ page: `/why-ai/${slug}`, name: text.title })),
  ])('the h1 of $page contains its name', async ({ page, name }) => {
    const { i18n, complete } = createMessages(locale, {})
    await complete()
    const [title] = await headings(page, locale, 1)
    expect(title).toContain(i18n.t(name))
  })

  test.each(projects.slugs)('the h1 of /projects/%s describes the project', async (slug) => {
    const [title] = await headings(`/projects/${slug}`, locale, 1)
    expect(title).toContain(projectNames[slug][locale])
  })
})
