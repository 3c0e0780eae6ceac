import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { expertise } from '#content/expertise/expertise.ts'
import type { ServicePrice } from '#content/price.ts'
import { projects } from '#content/projects/projects.ts'
import { loadCase } from '#content/projects/cases.ts'
import { catalog } from '#content/services/catalog.ts'
import { resultDay } from '#content/services/result-day.ts'
import { services, type ServiceFacts } from '#content/services/services.ts'
import { testimonialsOf } from '#content/testimonials.ts'
import { parts } from '#content/company/parts.ts'
import { team } from '#content/company/team.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai/why-ai.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { formatLanguages, formatNumber, formatQuantity } from '#locale/format.ts'
import { locales } from '#locale/locales.ts'
import { servicesPage } from '#site/navigation.ts'
import { initialsOf } from '#ui/monogram.tsx'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import * as spec from '../../spec.ts'
import { all, card, clean, documentOf, graphics, links, one, text, texts, textsIn } from './document.ts'
// In one test file, because each worker that gets one of them would render the whole site.
import './content.ts'
import './heads.ts'
import './pages.ts'
import './structured-data.ts'

// What the cards and detail pages show of their records.

const newTab = { target: '_blank', rel: 'noopener noreferrer' }
const attributes = (link: Element) => ({ target: link.getAttribute('target'), rel: link.getAttribute('rel') })

/** A line of a list whose items have names, as a heading and its text are read one after the other. */
const withoutColon = (id: string, line: string) => (/\.(features|process)$/.test(id) ? line.replace(': ', '') : line)

/** Every message id of a record's texts. */
function idsIn(record: object): MessageId[] {
  return Object.values(record).flatMap((value: MessageId | object) =>
    typeof value === 'string' ? [value] : idsIn(value),
  )
}

/** The pages of records: their texts except those of other places, and where their links lead. */
const detailLinks = (overview: string, related: readonly string[] = []) => [
  '/',
  '/contact',
  ...related,
  '/contact',
  overview,
]
const pages: readonly { path: string; texts: object; links: readonly string[] }[] = [
  ...services.all.map(({ slug, text: own, ...leadsTo }) => {
    const { workshop, profile }: Pick<ServiceFacts, 'workshop' | 'profile'> = leadsTo
    const cases = projects.all
      .filter(({ service }) => service === slug)
      .slice(0, 1)
      .map((project) => `/projects/${project.slug}`)
    const next = [
      ...cases,
      ...(workshop && workshops.has(workshop) ? [`/workshops#${workshop}`] : []),
      ...(profile && expertise.has(profile) ? [`/expertise/${profile}`] : []),
    ].slice(0, 2)
    const related = [...(parts.faq && next.length > 0 ? ['/faq'] : []), ...next]
    return {
      path: `/services/${slug}`,
      texts: [own, resultDay.find(slug).text],
      links: detailLinks('/services-overview', related),
    }
  }),
  ...expertise.all.map(({ slug, text: own }) => ({
    path: `/expertise/${slug}`,
    texts: own,
    links: detailLinks('/expertise'),
  })),
  ...whyAi.all.map(({ slug, text: own }, index) => ({
    path: `/why-ai/${slug}`,
    texts: own,
    links: [
      '/why-ki',
      '/#contact',
      servicesPage,
      `/why-ai/${whyAi.slugs[(index + 1) % whyAi.slugs.length]}`,
      '/#contact',
      servicesPage,
    ],
  })),
  ...projects.all.map(({ slug, service, text: own }, index) => ({
    path: `/projects/${slug}`,
    texts: own,
    links: [
      '/projects',
      '/contact',
      `/services/${service}`,
      '/contact',
      ...[...projects.slugs, ...projects.slugs]
        .slice(index + 1, index + 2)
        .flatMap((next) => (next === slug ? [] : `/projects/${next}`)),
    ],
  })),
]

describe.each(locales)('In %s', (locale) => {
  const { t, items } = textsIn(locale)
  const priceText = (price: ServicePrice) => t(`price.${price.per}`, { price: formatQuantity(price, locale) })

  test.each(pages)('$path shows every text of its record, and its links', async ({ path, ...expected }) => {
    const main = one(await documentOf(path, locale), 'main')
    const shown = text(main)
    const missing = idsIn(expected.texts).filter((id) =>
      items(id).some((line) => !shown.includes(withoutColon(id, line))),
    )
    expect(
      missing.filter((id) => !/\.(description|searchTitle|searchDescription|task|results|challenges)$/.test(id)),
    ).toEqual([])
    expect(links(main).map(([, href]) => href)).toEqual(expected.links)
  })

  const families = [
    ['/services-overview', services.all],
    ['/expertise', expertise.all],
    ['/why-ki', whyAi.all],
    ['/projects', projects.all],
    ['/tools', tools.all],
    ['/workshops', workshops.all],
  ] as const
  test.each(families.filter(([, records]) => records.length > 0))(
    'every card of %s shows the description of its record',
    async (path, records) => {
      const shown = text(one(await documentOf(path, locale), 'main'))
      const described: { description: MessageId }[] = records.map((record) => record.text)
      expect(described.filter(({ description }) => !shown.includes(t(description)))).toEqual([])
    },
  )

  test('The service cards of / and /services-overview show price and first result', async () => {
    for (const path of ['/', '/services-overview'])
      for (const article of all(one(await documentOf(path, locale), '#services'), 'article')) {
        const shown = services.all.find(({ text: { name } }) => texts(article, 'h3').includes(t(name)))
        expect(shown && `${priceText(shown.price)} ${items(shown.text.results)[0]}`).toBe(texts(article, 'p').at(-1))
      }
  })

  test.each([
    ...services.all.map((entry) => ({ family: 'services' as const, entry })),
    ...expertise.all.map((entry) => ({ family: 'expertise' as const, entry })),
  ])(
    '/$family/$entry.slug has four facts, and testimonials with results, names and stars',
    async ({ family, entry }) => {
      const page = await documentOf(`/${family}/${entry.slug}`, locale)
      for (const fact of ['audience', 'duration', 'cost', 'risk'] as const)
        expect(text(one(page, `[data-fact=${fact}]`))).toContain(`${t(`detail-page.${fact}`)}${t(entry.text[fact])}`)
      if (spec.applies && spec.slugs[family].includes(entry.slug))
        for (const [part, count] of spec.details) expect(all(page, part), part).toHaveLength(count)
      if ('price' in entry) expect(text(page)).toContain(priceText(entry.price))
      expect(texts(page, 'blockquote ~ figcaption > :last-child')).toEqual(
        testimonialsOf(entry.slug).map(({ client }) => {
          const { name, company, text: own } = clients.find(client)
          return `${name} ${t(own.role)}, ${company} ${t(own.about)}`
        }),
      )
      expect(texts(page, 'blockquote + p')).toEqual(
        testimonialsOf(entry.slug).map(({ text: { content } }) => items(content)[1]),
      )
      expect(graphics(page).filter((label) => /^\d (of|von) 5 /.test(label))).toEqual(
        testimonialsOf(entry.slug).flatMap(({ rating }) => (rating ? [t('common.stars', { rating })] : [])),
      )
    },
  )

  test.runIf(team.all.length > 0)(
    'The team is on /expertise and, in German, on /about; those who read messages are beside the form',
    async () => {
      for (const [path, language] of [
        ...(parts.expertise ? [['/expertise', locale] as const] : []),
        ...(parts.about ? [['/about', 'de'] as const] : []),
      ]) {
        const written = textsIn(language).t
        expect(texts(one(await documentOf(path, locale), '#team'), 'li')).toEqual(
          team.all.map(({ name, languages, text: { role, refuses } }) =>
            [initialsOf(name), name, written(role), written(refuses), formatLanguages(languages, language)].join(''),
          ),
        )
      }
      const readers = texts(one(await documentOf('/contact', locale), '#contact-form'), 'li strong')
      expect(readers).toEqual(team.all.filter(({ reads }) => reads).map(({ name }) => name))
    },
  )

  test.each(projects.all)(
    '/projects/$slug and its card show its figures and its client',
    async ({ slug, text: { title, category, team: people, results } }) => {
      const { measured, client, duration, technologies } = await loadCase(slug)
      const figures = [measured.before, measured.after].map((figure) => clean(formatQuantity(figure, locale, 'long')))
      const { company, text: about } = clients.find(client)
      const found = card(await documentOf('/projects', locale), t(title))
      const page = one(await documentOf(`/projects/${slug}`, locale), 'main')
      expect(texts(found, 'dd')).toContain(company)
      expect(texts(page, 'dd')).toEqual(expect.arrayContaining([company, t(about.about)]))
      for (const part of [found, page]) {
        const facts = texts(part, 'dd')
        expect(facts).toEqual(expect.arrayContaining(figures))
        expect(facts).toContain(clean(formatQuantity(duration, locale, 'long')))
        for (const each of [...technologies, t(category), t(people), t(results)]) expect(text(part)).toContain(each)
      }
    },
  )

  test.each(tools.all)('The card of $name shows its texts and its rating, and opens its site', async (tool) => {
    const found = card(await documentOf('/tools', locale), tool.name)
    const { category, price, features } = {
      ...tool.text,
      category: toolCategories.find(tool.category).text.name,
    }
    for (const id of [category, price]) expect(text(found)).toContain(t(id))
    const users = clean(formatQuantity(tool.users.count, locale))
    expect(users).toContain('+')
    expect(texts(found, 'span').filter((each) => each.includes(`${users} `))).toHaveLength(1)
    expect(all(found, 'ul').map((list) => texts(list, 'li'))).toEqual([
      items(features).slice(0, 3),
      items(tool.text.pros),
      items(tool.text.cons),
    ])
    expect(graphics(found)).toEqual([t('common.stars', { rating: tool.rating })])
    const link = one(found, 'a')
    expect(text(link)).toBe(`${t('tools-overview.try', { tool: tool.name })} (${t('common.new-tab')})`)
    expect(link.getAttribute('href')).toBe(tool.affiliateLink)
    expect(attributes(link)).toEqual(newTab)
  })

  test.each(workshops.all)(
    'The card of the workshop $slug opens its site in a new tab, and has its icon in its color',
    async ({ url, color, text: own }) => {
      const found = card(await documentOf('/workshops', locale), t(own.title))
      one(found, `h2 [data-color=${color}] svg`)
      const link = one(found, 'a')
      expect(link.getAttribute('href')).toBe(url)
      expect(attributes(link)).toEqual(newTab)
    },
  )

  test.each(parts.catalog ? catalog : [])(
    'The card "$name" of the catalog shows its record, and a photo with a German text',
    async (own) => {
      const found = card(await documentOf('/services', locale), own.name)
      const german = textsIn('de').items
      const { results, benefits, challenges, description, features } = own.text
      const proof = own.clients ? [`${own.clients} Kunden`] : []
      const names = german(features).map((line) => line.split(': ')[0] ?? '')
      for (const fact of [own.category, clean(own.pricing), ...proof, ...german(description), ...names])
        expect(text(found)).toContain(fact)
      const lists = [german(results).slice(0, 3), german(benefits).slice(0, 2), german(challenges).slice(0, 2)]
      expect(all(found, 'div > h3 + ul').map((list) => texts(list, 'li'))).toEqual(lists)
      expect(graphics(found)).toEqual(own.rating ? [`${formatNumber(own.rating, 'de')} von 5 Sternen`] : [])
      const photo = one(found, 'img')
      expect([photo.getAttribute('alt'), photo.closest('[lang]')?.getAttribute('lang')]).toEqual([own.alt, 'de'])
      expect(links(found)).toEqual([
        [`Service Details: ${own.name}`, `/services/${own.slug}`],
        ['Jetzt anfragen', '/contact'],
      ])
    },
  )
})
