import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { offers, offerCategories } from '#content/documents/offers.ts'
import { expertise } from '#content/expertise.ts'
import { stories } from '#content/home.ts'
import { caseStudies } from '#content/case-studies.ts'
import { postedDays, postsOfHotels, projectRecords } from '#content/project-records.ts'
import { projects } from '#content/projects.ts'
import { services } from '#content/services.ts'
import { testimonials } from '#content/testimonials.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai.ts'
import { workshops } from '#content/workshops.ts'
import { locales } from '#locale/locales.ts'
import { textsIn } from '../routes/document.ts'

describe('The records are those of the specification:', () => {
  test.each([
    [
      'services',
      services.slugs,
      'text-generation image-creation music-production voice-synthesis video-generation ai-development',
    ],
    ['profiles', expertise.slugs, 'ai-expert trainer consultant developer coaching speaker'],
    [
      'reasons',
      whyAi.slugs,
      'exponential-growth automation-efficiency innovation-catalyst competitive-advantage customer-experience risk-mitigation',
    ],
    [
      'projects',
      projects.slugs,
      'ecommerce-automation customer-service-bot social-media-generator voice-documentation quality-control learning-platform',
    ],
    ['workshops', workshops.slugs, 'beginner marketing agent avatar'],
    [
      'categories of tools',
      toolCategories.slugs,
      'text-generation image-generation productivity video-generation marketing voice-synthesis development design',
    ],
  ])('%s', (_, slugs: readonly string[], expected) => {
    expect(slugs.toSorted()).toEqual(expected.split(' ').toSorted())
  })

  test('one tool for each category, with ratings from 4.5 to 4.9', () => {
    expect(tools.all.map(({ category }) => category)).toEqual(toolCategories.slugs)
    const ratings: readonly number[] = tools.all.map(({ rating }) => rating)
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.5, 4.9])
  })

  test('projects of 2 to 8 months', () => {
    const months = Object.values(projectRecords).map(({ duration }) => duration.value)
    expect([Math.min(...months), Math.max(...months)]).toEqual([2, 8])
  })

  test('the cards of the service catalog', () => {
    const { cards } = offers
    expect(
      cards.map(({ name, category, pricing, rating, clients: count }) => [name, category, pricing, rating, count]),
    ).toEqual([
      ['Content-Automatisierung', 'Text Generation', 'from €2.999/month', 4.9, '200+'],
      ['Visual Content Engine', 'Image Generation', 'from €1.999/month', 4.8, '150+'],
      ['Video-Produktion 2.0', 'Video Generation', 'from €3.999/month', 4.7, '80+'],
      ['Business-Automatisierung', 'Development', 'from €4.999/project', 4.9, '100+'],
      ['Voice & Audio AI', 'Voice Synthesis', 'from €999/month', 4.8, '120+'],
      ['Music & Sound Design', 'Music Production', 'from €1.499/month', 4.6, '90+'],
    ])
    expect(offerCategories).toEqual(expect.arrayContaining(['Alle', ...cards.map(({ category }) => category)]))
    expect(cards.map(({ service }) => service).toSorted()).toEqual(services.slugs.toSorted())
  })
})

test('No sentence appears on two cards of the service catalog', () => {
  const sentences = offers.cards.flatMap(({ description, features, results, benefits, challenges }) => [
    description,
    ...features,
    ...results,
    ...benefits,
    ...challenges,
  ])
  expect(new Set(sentences)).toHaveLength(sentences.length)
})

test('Every client testimonial of the home page has a figure that fell', () => {
  for (const { before, after } of stories.all) expect(after.value).toBeLessThan(before.value)
})

test('Every service and every profile has testimonials of different clients', () => {
  for (const trio of Object.values(testimonials))
    expect(new Set<string>(trio.map(({ client }) => client))).toHaveLength(trio.length)
})

test('Every sample client has a testimonial or a case study', () => {
  const heard = new Set<string>([
    ...Object.values(testimonials).flatMap((trio) => trio.map(({ client }) => client)),
    ...Object.values(projectRecords).map(({ client }) => client),
  ])
  expect(clients.slugs.filter((slug) => !heard.has(slug))).toEqual([])
})

test.each(locales)('The roles of a team add up to the people on the project: %s', (locale) => {
  const { t } = textsIn(locale)
  for (const { slug, text } of projects.all) {
    const { people } = projectRecords[slug]
    const roles = t(text.team).match(/\d+/g) ?? []
    expect([slug, roles.reduce((sum, role) => sum + Number(role), 0)]).toEqual([slug, people.value])
  }
})

test('The phases of a case study follow each other and fill its duration', () => {
  for (const slug of projects.slugs) {
    const { duration } = projectRecords[slug]
    const { phases } = caseStudies.find(slug)
    const starts = phases.map(([start]) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect([starts[0], Math.max(...phases.map(([, end]) => end))]).toEqual([0, duration.value])
    phases.forEach(([start, end], index) => {
      expect(end).toBeGreaterThan(start)
      expect(starts[index + 1] ?? duration.value).toBeLessThanOrEqual(end)
    })
  }
})

test('The hotels posted daily, once a month or never, and now all equally often, as the case study says', () => {
  const { before, after } = postsOfHotels
  expect(after).toHaveLength(before.length)
  for (const posts of before) expect([postedDays, 1, 0]).toContain(posts)
  expect(new Set<number>(after).size).toBe(1)
})

test('Every fact has a name of its own', () => {
  const files = import.meta.glob<Record<string, object>>('../../../src/content/facts/*-facts.ts', { eager: true })
  const names = Object.values(files).flatMap((file) => Object.values(file).flatMap((group) => Object.keys(group)))
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
