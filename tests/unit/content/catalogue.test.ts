import { describe, expect, test } from 'vitest'
import { catalogue, catalogueCategories } from '#content/documents/catalogue.ts'
import { services } from '#content/services.ts'

const { cards } = catalogue

test('The service catalog matches the table of the specification', () => {
  expect(
    cards.map(({ name, category, pricing, rating, clients }) => [name, category, pricing, rating, clients]),
  ).toEqual([
    ['Content-Automatisierung', 'Text Generation', 'from €2.999/month', 4.9, '200+'],
    ['Visual Content Engine', 'Image Generation', 'from €1.999/month', 4.8, '150+'],
    ['Video-Produktion 2.0', 'Video Generation', 'from €3.999/month', 4.7, '80+'],
    ['Business-Automatisierung', 'Development', 'from €4.999/project', 4.9, '100+'],
    ['Voice & Audio AI', 'Voice Synthesis', 'from €999/month', 4.8, '120+'],
    ['Music & Sound Design', 'Music Production', 'from €1.499/month', 4.6, '90+'],
  ])
})

test('The catalog is German and titled "Meine KI-Services"', () => {
  expect(catalogue).toMatchObject({ lang: 'de', title: 'Meine KI-Services' })
})

test('Each category except Alle has a card', () => {
  expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(catalogueCategories.slice(1)))
})

test('Every service has one card that links to its page', () => {
  expect(cards.map(({ service }) => service).toSorted()).toEqual(services.slugs.toSorted())
})

test('Each card has more results, benefits and challenges than it shows', () => {
  for (const { results, benefits, challenges, features } of cards) {
    expect(results.length).toBeGreaterThan(3)
    expect(benefits.length).toBeGreaterThan(2)
    expect(challenges.length).toBeGreaterThan(2)
    expect(features.length).toBeGreaterThanOrEqual(3)
  }
})

test('No sentence appears on two cards', () => {
  const sentences = cards.flatMap(({ description, features, results, benefits, challenges }) => [
    description,
    ...features,
    ...results,
    ...benefits,
    ...challenges,
  ])
  expect(new Set(sentences)).toHaveLength(sentences.length)
})

describe('The labels of the page', () => {
  test('are those of the specification', () => {
    expect(catalogue.labels).toMatchObject({ details: 'Service Details', request: 'Jetzt anfragen' })
    expect(catalogue.closing.action).toBe('Kostenloses Strategiegespräch buchen')
  })

  test('promise the six guarantees', () => {
    expect(catalogue.reasons.guarantees.items).toEqual([
      expect.stringMatching(/Messbare Ergebnisse innerhalb von 30 Tagen/),
      expect.stringMatching(/24\/7.?Support/),
      expect.stringMatching(/Maßgeschneiderte/),
      expect.stringMatching(/Integration in bestehende Systeme/),
      expect.stringMatching(/Kontinuierliche Optimierung/),
      expect.stringMatching(/Transparente Erfolgsmessung/),
    ])
  })
})
