import { describe, expect, test } from 'vitest'
import { clients, type ClientSlug } from '#content/clients.ts'
import { detailPages } from '#content/detail-texts.ts'
import { catalogue, catalogueCategories } from '#content/documents/catalogue.ts'
import { expertise } from '#content/expertise.ts'
import type { ServicePrice } from '#content/price.ts'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { relatedToService, serviceOfProject } from '#content/service-relations.ts'
import { services, type ServiceSlug } from '#content/services.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { locales, type Locale } from '#locale/locales.ts'
import { formatQuantity } from '#locale/format.ts'
import {
  all,
  card,
  clean,
  documentOf,
  graphics,
  hero,
  itemsBelow,
  links,
  one,
  section,
  text,
  texts,
  textsIn,
} from './document.ts'

// What the cards and detail pages show of their records.

const newTab = { target: '_blank', rel: 'noopener noreferrer' }
const attributes = (link: Element) => ({ target: link.getAttribute('target'), rel: link.getAttribute('rel') })

/** The kind of each project, as stated in its h1. */
const projectNames: Record<(typeof projects.slugs)[number], Record<Locale, string>> = {
  'ecommerce-automation': { en: 'E-commerce automation', de: 'E-Commerce-Automatisierung' },
  'customer-service-bot': { en: 'Customer service bot', de: 'Kundenservice-Bot' },
  'social-media-generator': { en: 'Social media generator', de: 'Social-Media-Generator' },
  'voice-documentation': { en: 'Voice documentation', de: 'Dokumentation per Sprache' },
  'quality-control': { en: 'Quality control', de: 'Qualitätskontrolle' },
  'learning-platform': { en: 'Learning platform', de: 'Lernplattform' },
}

const headings = {
  features: { en: 'Key features', de: 'Leistungsmerkmale' },
  benefits: { en: 'Your benefits', de: 'Ihre Vorteile' },
  process: { en: 'How it works', de: 'So läuft es ab' },
  testimonials: { en: 'What clients say', de: 'Was Kunden sagen' },
}

const details = [
  ...services.all.map((entry) => ({ family: 'services' as const, entry, overview: '/services-overview' })),
  ...expertise.all.map((entry) => ({ family: 'expertise' as const, entry, overview: '/expertise' })),
]

describe.each(locales)('In %s', (locale) => {
  const { t, items } = textsIn(locale)
  const measured = (slug: ProjectSlug) => {
    const { before, after } = projects.find(slug).measured
    return [before, after].map((figure) => clean(formatQuantity(figure, locale, 'long')))
  }
  const months = (count: number) => `${count} ${locale === 'en' ? 'months' : 'Monate'}`
  const nameOf = (client: ClientSlug) => `${clients.find(client).company} ${t(clients.find(client).text.about)}`

  const relatedLinks = (slug: ServiceSlug) => {
    const { project, workshop, profile } = relatedToService[slug]
    return [
      [t(projects.find(project).text.title), `/projects/${project}`],
      [t(workshops.find(workshop).text.title), `/workshops#${workshop}`],
      [t(expertise.find(profile).text.name), `/expertise/${profile}`],
    ]
  }
  const priceText = (price: ServicePrice) => t(`price.${price.per}`, { price: formatQuantity(price, locale) })

  test.each(['/', '/services-overview'])('The service cards of %s show outcome and price', async (path) => {
    for (const article of all(one(await documentOf(path, locale), '#services'), 'article')) {
      const shown = services.all.find(({ text: { name } }) => texts(article, 'h3').includes(t(name)))
      expect(shown && `${t(shown.text.outcome)} ${priceText(shown.price)}`).toBe(texts(article, 'p').at(-1))
    }
  })

  test.each(details)('/$family/$entry.slug has back link, hero and four facts', async ({ family, entry, overview }) => {
    const page = await documentOf(`/${family}/${entry.slug}`, locale)
    const own = entry.text
    expect(texts(page, 'h1')).toEqual([t(own.name)])
    for (const id of [own.headline, own.lead]) expect(texts(hero(page), 'p')).toContain(t(id))
    const glance = [t(own.outcome), ...('price' in entry ? [priceText(entry.price)] : [])]
    expect(texts(hero(page), 'p')).toContain(glance.join(' '))
    expect(all(hero(page), 'figure')).toHaveLength(1)
    const labels = detailPages.find(family).text
    for (const fact of ['audience', 'duration', 'cost', 'risk'] as const)
      expect(text(one(page, `[data-fact=${fact}]`))).toBe(`${t(labels[fact])}${t(own[fact])}`)
    expect(links(one(page, 'main'))).toEqual([
      [t('common.back-home'), '/'],
      [t('common.consultation'), '/contact'],
      ...(services.has(entry.slug) ? relatedLinks(entry.slug) : []),
      [t('common.consultation'), '/contact'],
      [t(family === 'services' ? 'common.all-services' : 'common.all-expertise'), overview],
    ])
  })

  test.each(details)(
    '/$family/$entry.slug has key features, benefits, four steps and three testimonials with stars',
    async ({ family, entry }) => {
      const page = await documentOf(`/${family}/${entry.slug}`, locale)
      const features = section(page, headings.features[locale])
      expect(texts(features, 'h3')).toEqual(entry.text.features.map(({ title }) => t(title)))
      for (const feature of entry.text.features) expect(texts(features, 'p')).toContain(t(feature.text))
      expect(texts(section(page, headings.benefits[locale]), 'li')).toEqual(items(entry.text.benefits))
      const steps = section(page, headings.process[locale])
      expect(all(steps, 'li')).toHaveLength(4)
      expect(texts(steps, 'h3')).toEqual(entry.text.process.map(({ step }) => t(step)))
      expect(texts(steps, 'p')).toEqual(entry.text.process.map(({ description }) => t(description)))
      const testimonials = section(page, headings.testimonials[locale])
      expect(texts(testimonials, 'blockquote')).toEqual(entry.text.testimonials.map(({ content }) => t(content)))
      expect(texts(testimonials, 'figcaption strong')).toEqual(
        entry.testimonials.map(({ client }) => clients.find(client).name),
      )
      expect(graphics(testimonials)).toEqual(entry.testimonials.map(({ rating }) => t('common.stars', { rating })))
    },
  )

  test.each(whyAi.all)(
    '/why-ai/$slug has four stats, explanations and its links',
    async ({ slug, stats, text: own }) => {
      const page = await documentOf(`/why-ai/${slug}`, locale)
      expect(texts(page, 'h1')).toEqual([t(own.title)])
      expect(texts(hero(page), 'p')).toContain(t(own.headline))
      expect(links(hero(page))).toEqual([[t('common.back-why-ai'), '/why-ki']])
      expect(texts(one(page, 'main'), 'dd')).toEqual(stats.map((figure) => clean(formatQuantity(figure, locale))))
      expect(texts(one(page, 'main'), 'dt')).toEqual(own.tiles.map(({ label }) => t(label)))
      for (const part of own.sections) expect(text(section(page, t(part.title))).length).toBeGreaterThan(300)
      expect(links(section(page, t(own.action)))).toEqual([
        [t('common.get-started'), '/#contact'],
        [t('common.view-services'), '/services'],
      ])
    },
  )

  test.each(projects.all)('The card of /projects/$slug shows its facts', async ({ slug, technologies, ...project }) => {
    const own = project.text
    const found = card(await documentOf('/projects', locale), t(own.title))
    for (const id of [own.category, own.headline, own.description]) expect(texts(found, 'p')).toContain(t(id))
    expect(texts(found, 'figure dd')).toEqual(measured(slug))
    expect(texts(found, 'dl:not(figure dl) dd')).toEqual([
      t(own.results),
      months(project.duration.value),
      t(own.team),
      nameOf(project.client),
    ])
    expect(texts(found, 'li')).toEqual(technologies)
    expect(links(found)).toEqual([
      [t(own.title), `/projects/${slug}`],
      [t('projects.view-details'), `/projects/${slug}`],
    ])
  })

  test('The chart of /projects shows what was measured in every case', async () => {
    const results = one(await documentOf('/projects', locale), 'main figure ol')
    expect(all(results, 'li').map((result) => texts(result, 'b, span'))).toEqual(
      projects.all.map(({ text: own }) => [t(own.title), t(own.measure)]),
    )
    expect(texts(results, 'strong').map((change) => Number.parseInt(change.replace('\u2212', '-')))).toEqual(
      projects.all.map(({ measured: { before, after } }) => Math.round(100 * (after.value / before.value - 1))),
    )
  })

  test.each(projects.all)(
    '/projects/$slug shows its facts, lists, technologies, its service and the next case',
    async ({ slug, ...project }) => {
      const service = services.find(serviceOfProject[slug])
      const next = [...projects.all, ...projects.all][projects.slugs.indexOf(slug) + 1]
      const page = await documentOf(`/projects/${slug}`, locale)
      const own = project.text
      const [title = ''] = texts(page, 'h1')
      expect(title).toBe(t(own.title))
      expect(title).toContain(projectNames[slug][locale])
      for (const id of [own.category, own.description]) expect(texts(hero(page), 'p')).toContain(t(id))
      expect(texts(hero(page), 'dd')).toEqual(measured(slug))
      expect(texts(page, 'main .timeline b')).toEqual(own.phases.map(({ name }) => t(name)))
      const facts = one(page, 'main aside')
      expect(all(facts, 'img')).toHaveLength(1)
      expect(texts(facts, 'dt')).toEqual(
        (['duration', 'team', 'results', 'client'] as const).map((fact) => t(`projects.label.${fact}`)),
      )
      expect(texts(facts, 'dd')).toEqual([
        months(project.duration.value),
        t(own.team),
        t(own.results),
        nameOf(project.client),
      ])
      expect(texts(section(page, t('projects.label.overview')), 'p')).toEqual(items(own.detailedDescription))
      for (const list of ['challenges', 'solutions', 'outcomes'] as const)
        expect(itemsBelow(page, t(`projects.label.${list}`))).toEqual(items(own[list]))
      expect(itemsBelow(page, t('projects.label.technologies'))).toEqual(project.technologies)
      expect(links(one(page, 'main'))).toEqual([
        [t('common.back-projects'), '/projects'],
        [t(service.text.name), `/services/${service.slug}`],
        [next && t(next.text.title), `/projects/${next?.slug}`],
        [t('common.consultation'), '/contact'],
        [t('common.back-projects'), '/projects'],
      ])
    },
  )

  test.each(tools.all)('The card of $name shows category, price, rating, users and three features', async (tool) => {
    const found = card(await documentOf('/tools', locale), tool.name)
    const { category, price, users, features } = {
      ...tool.text,
      category: toolCategories.find(tool.category).text.name,
    }
    for (const id of [category, price, users]) expect(text(found)).toContain(t(id))
    expect(t(users)).toMatch(locale === 'de' ? /Nutzer/ : /users/i)
    expect(graphics(found)).toEqual([t('common.stars', { rating: tool.rating })])
    const [shown, ...verdict] = all(found, 'ul').map((list) => texts(list, 'li'))
    expect(shown).toEqual(items(features).slice(0, 3))
    expect(verdict).toEqual([items(tool.text.pros), items(tool.text.cons)])
    const link = one(found, 'a')
    expect(text(link)).toBe(`${t('tools-overview.try', { tool: tool.name })} (${t('common.new-tab')})`)
    expect(link.getAttribute('href')).toBe(tool.affiliateLink)
    expect(attributes(link)).toEqual(newTab)
  })

  test('The filter of the tools has all categories and eight more', async () => {
    expect(texts(one(await documentOf('/tools', locale), 'main [role=group]'), 'button')).toEqual([
      t('tools-overview.all'),
      ...toolCategories.all.map(({ text: { name } }) => t(name)),
    ])
  })

  test.each(workshops.all)('The card of the workshop $slug opens its site in a new tab', async ({ url, text: own }) => {
    const found = card(await documentOf('/workshops', locale), t(own.title))
    expect(text(found)).toContain(t(own.description))
    const link = one(found, 'a')
    expect(link.getAttribute('href')).toBe(url)
    expect(attributes(link)).toEqual(newTab)
  })

  test.each(catalogue.cards)(
    'The card "$name" of the catalog shows 3 results, 2 benefits and 2 challenges, and a photo with a German text',
    async (own) => {
      const found = card(await documentOf('/services', locale), own.name)
      expect(texts(found, 'p')).toContain(own.category)
      for (const fact of [own.pricing, `${own.clients} Kunden`]) expect(text(found)).toContain(fact)
      expect(graphics(found)).toEqual([`${own.rating.toLocaleString('de')} von 5 Sternen`])
      expect(
        all(found, 'img').map((image) => [image.getAttribute('alt'), image.closest('[lang]')?.getAttribute('lang')]),
      ).toEqual([[own.alt, 'de']])
      expect(itemsBelow(found, 'Ergebnisse')).toEqual(own.results.slice(0, 3).map(clean))
      expect(itemsBelow(found, 'Vorteile')).toEqual(own.benefits.slice(0, 2).map(clean))
      expect(itemsBelow(found, 'Herausforderungen')).toEqual(own.challenges.slice(0, 2).map(clean))
      expect(links(found)).toEqual([
        ['Service Details', `/services/${own.service}`],
        ['Jetzt anfragen', '/contact'],
      ])
    },
  )

  test('The catalog has a filter, stats and a link to the free strategy session', async () => {
    const main = one(await documentOf('/services', locale), 'main')
    expect(texts(one(main, '[role=group]'), 'button')).toEqual(catalogueCategories)
    expect(texts(main, 'dd')).toEqual(['500+', '300 %', '15+', '1000+', '98 %'])
    expect(texts(main, 'dt')).toEqual([
      'Unternehmen',
      'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen',
      'Jahre Erfahrung',
      'geschulte Fach- und Führungskräfte',
      'Erfolgsquote',
    ])
    expect(links(main)).toContainEqual(['Kostenloses Strategiegespräch buchen', '/contact'])
  })
})

test.each([
  ['/services', 6],
  ['/projects', 6],
  ['/tools', 8],
  ['/workshops', 4],
])('%s has %i cards', async (path, count) => {
  expect(all(one(await documentOf(path), 'main'), 'article')).toHaveLength(count)
})

test('The areas of expertise have the names of the specification', async () => {
  const areas = one(await documentOf('/expertise'), '#expertise')
  expect(texts(areas, 'h3')).toEqual([
    'AI Expert',
    'AI Trainer',
    'AI Consultant',
    'AI Developer',
    'AI Coaching',
    'AI Speaker',
  ])
})
