import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { expertise } from '#content/expertise.ts'
import { stories } from '#content/home.ts'
import { postedDays, postsOfHotels, projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { locales } from '#locale/locales.ts'
import { textsIn } from '../routes/document.ts'

// Rules for every record. The lists of records are tested in specified-lists.test.ts.

test('Every reason to adopt AI has four stats with labels', () => {
  for (const { stats, text } of whyAi.all) {
    expect(stats).toHaveLength(4)
    expect(text.tiles).toHaveLength(4)
  }
})

describe('Every project', () => {
  test('took 2 to 8 months, the shortest 2 and the longest 8', () => {
    const months = projects.all.map(({ duration }) => duration.value)
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
  for (const { before, after } of stories.all) expect(after.value).toBeLessThan(before.value)
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

test.each(locales)('The roles of a team add up to the people on the project: %s', (locale) => {
  const { t } = textsIn(locale)
  for (const { slug, people, text } of projects.all) {
    const roles = t(text.team).match(/\d+/g) ?? []
    expect([slug, roles.reduce((sum, role) => sum + Number(role), 0)]).toEqual([slug, people.value])
  }
})

test('The phases of a case study follow each other and fill its duration', () => {
  for (const { duration, phases } of projects.all) {
    const months = duration.value
    const starts = phases.map(([start]) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect([starts[0], Math.max(...phases.map(([, end]) => end))]).toEqual([0, months])
    phases.forEach(([start, end], index) => {
      expect(end).toBeGreaterThan(start)
      expect(phases[index + 1]?.[0] ?? months).toBeLessThanOrEqual(end)
    })
  }
})

test('The hotels posted daily, once a month or never, and now all equally often, as the case study says', () => {
  const { before, after } = postsOfHotels
  expect(after).toHaveLength(before.length)
  for (const posts of before) expect([postedDays, 1, 0]).toContain(posts)
  expect(new Set<number>(after).size).toBe(1)
})
