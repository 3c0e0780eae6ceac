import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { firstResults } from '#content/first-results.ts'
import { expertise } from '#content/expertise.ts'
import { stories } from '#content/home.ts'
import { postedDays, postsOfHotels, projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { locales } from '#i18n/locales.ts'
import { textsIn } from '../routes/document.ts'

// Rules for every record. The lists of records are tested in specified-lists.test.ts.

test('Every reason to adopt AI has four stats with labels', () => {
  for (const { stats, text } of whyAi.all) {
    expect(stats).toHaveLength(4)
    expect(text.tiles).toHaveLength(4)
    for (const stat of stats) expect(stat).toMatch(/\d/)
  }
})

describe('Every project', () => {
  test('took 2 to 8 months, the shortest 2 and the longest 8', () => {
    const months = projects.all.map((project) => project.months)
    expect([Math.min(...months), Math.max(...months)]).toEqual([2, 8])
    for (const duration of months) expect(Number.isInteger(duration)).toBe(true)
  })

  test('has several technologies without duplicates', () => {
    for (const { technologies } of projects.all) {
      expect(technologies.length).toBeGreaterThanOrEqual(3)
      expect(new Set<string>(technologies)).toHaveLength(technologies.length)
    }
  })
})

describe('Every tool', () => {
  test('has a rating from 4.5 to 4.9, in tenths', () => {
    const ratings: readonly number[] = tools.all.map(({ rating }) => rating)
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.5, 4.9])
    for (const rating of ratings) expect(rating).toBe(Number(rating.toFixed(1)))
  })

  test('has its own link', () => {
    expect(new Set<string>(tools.all.map(({ affiliateLink }) => affiliateLink))).toHaveLength(tools.all.length)
  })
})

test('Every workshop has its own subdomain', () => {
  expect(new Set<string>(workshops.all.map(({ url }) => new URL(url).hostname))).toHaveLength(workshops.all.length)
})

test('Every client testimonial of the home page has a stat that improved', () => {
  for (const { before, after } of stories.all) expect(after).toBeLessThan(before)
})

describe('Every service and every profile', () => {
  const details = [...services.all, ...expertise.all]

  test('has four steps and four key features', () => {
    for (const { text } of details) {
      expect(text.process).toHaveLength(4)
      expect(text.features).toHaveLength(4)
    }
  })

  test('has three testimonials of three clients, with 1 to 5 stars', () => {
    for (const { testimonials, text } of details) {
      expect(testimonials).toHaveLength(3)
      expect(text.testimonials).toHaveLength(3)
      expect(new Set<string>(testimonials.map(({ client }) => client))).toHaveLength(3)
      for (const { client, rating } of testimonials) {
        expect(clients.has(client)).toBe(true)
        expect([1, 2, 3, 4, 5]).toContain(rating)
      }
    }
  })
})

test('Every sample client has a testimonial or a case study', () => {
  const heard = new Set<string>([
    ...[...services.all, ...expertise.all].flatMap(({ testimonials }) => testimonials.map(({ client }) => client)),
    ...projects.all.map(({ client }) => client),
  ])
  expect(clients.slugs.filter((slug) => !heard.has(slug))).toEqual([])
})

test('The portraits of the sample clients are distinct', () => {
  const portraits = clients.all.flatMap((client) => ('image' in client ? [client.image] : []))
  expect(new Set<string>(portraits)).toHaveLength(portraits.length)
})

test.each(locales)('The texts of a story name its figures: %s', (locale) => {
  const { t } = textsIn(locale)
  for (const { before, after, text } of stories.all) {
    expect(t(text.before)).toMatch(new RegExp(`^${before} `))
    expect(t(text.after)).toMatch(new RegExp(`^${after} `))
    const share = /(\d+) ?%/.exec(t(text.result))?.[1]
    if (share) expect(Number(share)).toBe(Math.round((100 * (before - after)) / before))
  }
})

test.each(locales)('The result of a case study names the figures measured at the client: %s', (locale) => {
  const { t } = textsIn(locale)
  for (const { measured, text } of projects.all)
    for (const figure of Object.values(measured))
      expect(t(text.results)).toMatch(new RegExp(`(?<!\\d)${figure.toLocaleString(locale)}(?!\\d)`))
})

describe.each(locales)('Texts state the numbers of their records (%s)', (locale) => {
  const { t } = textsIn(locale)

  test.each(workshops.all)('the workshop $slug', ({ days, people, euros, text }) => {
    expect(t(text.duration)).toMatch(new RegExp(`^${days} (days?|Tage?)\\b.*\\b${people} (people|Personen)\\b`))
    expect(t(text.price)).toContain(euros.toLocaleString(locale))
  })
})

test('The phases of a case study follow each other and fill its duration', () => {
  for (const { months, phases } of projects.all) {
    const starts = phases.map(([start]) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect([starts[0], Math.max(...phases.map(([, end]) => end))]).toEqual([0, months])
    phases.forEach(([start, end], index) => {
      expect(end).toBeGreaterThan(start)
      expect(phases[index + 1]?.[0] ?? months).toBeLessThanOrEqual(end)
    })
  }
})

test('The posts of the hotels are as many as the case study says', () => {
  const { before, after } = postsOfHotels
  expect([before.length, after.length]).toEqual([9, 9])
  for (const posts of after) expect(posts).toBe((3 * postedDays) / 7)
})

test('The days until the first result of a service are those of the text about its duration', async () => {
  const words: Record<number, RegExp> = {
    5: /five|fünf/,
    6: /six|sechs/,
    8: /eight|achte/,
    9: /nine|neun/i,
    10: /ten|zehn|week 2|woche 2/i,
  }
  for (const locale of locales) {
    const { i18n } = await loadCatalog(locale)
    for (const { slug, workingDays } of firstResults.all)
      expect(i18n.t(services.find(slug).text.duration), slug).toMatch(words[workingDays] ?? String(workingDays))
  }
})
