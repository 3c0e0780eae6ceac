import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#i18n/locales.ts'
import { textOf, tilesOf } from './rendered.ts'

/** The values of the stats of a page, in the order of the specification. */
const valuesOf = async (path: string, locale: Locale) => (await tilesOf(path, locale)).map(({ value }) => value)

describe.each(locales)('In %s', (locale) => {
  test('the home page shows the stats of its hero: 300%, 70% and 24/7', async () => {
    expect((await valuesOf('/', locale)).slice(0, 3)).toEqual(['300%', '70%', '24/7'])
  })

  test('the home page shows 60%, 40+ hours, 500+ projects, 200+ models, 15+ industries, 98% success', async () => {
    expect((await valuesOf('/', locale)).slice(-6)).toEqual(['60%', '40+', '500+', '200+', '15+', '98%'])
  })

  test('the services overview shows 500+, 300%, 15+, 1000+ and 98%', async () => {
    expect(await valuesOf('/services-overview', locale)).toEqual(['500+', '300%', '15+', '1000+', '98%'])
  })

  test('the catalog shows the same stats as the overview', async () => {
    expect(await valuesOf('/services', locale)).toEqual(['500+', '300%', '15+', '1000+', '98%'])
  })

  test('the why-AI overview shows 75%, 40%, 85% and 2.3x', async () => {
    expect(await valuesOf('/why-ki', locale)).toEqual(['75%', '40%', '85%', '2.3x'])
  })

  test('the About page shows 500+, 2.5M+, 10+ and 98%', async () => {
    expect(await valuesOf('/about', locale)).toEqual(['500+', '2.5M+', '10+', '98%'])
  })

  test('the contact page shows 10K+ subscribers and emergency support 24/7', async () => {
    expect(await tilesOf('/contact', locale)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: '10K+' }),
        { value: '24/7', label: locale === 'en' ? 'Emergency support' : 'Notfallsupport' },
      ]),
    )
  })
})

describe('The labels of the stats', () => {
  test('300% is the average ROI increase within 90 days', async () => {
    expect(await tilesOf('/services-overview')).toContainEqual({
      value: '300%',
      label: 'average ROI increase within 90 days',
    })
    expect(await textOf('/services')).toContain('durchschnittliche ROI-Steigerung innerhalb von 90 Tagen 300%')
  })

  test('1000+ professionals are trained', async () => {
    expect(await tilesOf('/services-overview')).toContainEqual({ value: '1000+', label: 'professionals trained' })
  })

  test('The four stats of the why-AI overview are about businesses, productivity, interactions and decisions', async () => {
    expect((await tilesOf('/why-ki')).map(({ label }) => label)).toEqual([
      expect.stringMatching(/2025/),
      expect.stringMatching(/productiv/i),
      expect.stringMatching(/interactions/i),
      expect.stringMatching(/faster.*decisions|decisions.*faster/i),
    ])
  })

  test('40+ is the number of hours saved per week', async () => {
    expect((await tilesOf('/')).find(({ value }) => value === '40+')?.label).toMatch(/hours a week/)
  })
})

describe('The free assessment of the home page', () => {
  test('is normally 2,500 euros, with only 10 spots, and begins with a 30-minute session', async () => {
    const text = await textOf('/')
    expect(text).toMatch(/€2,500|2,500 euros/)
    expect(text).toContain('only 10 spots')
    expect(text).toContain('30-minute strategy session')
  })

  test('has the same facts in German', async () => {
    const text = await textOf('/', 'de')
    expect(text).toContain('2.500 Euro')
    expect(text).toContain('nur 10 Plätze')
    expect(text).toContain('Strategiegespräch von 30 Minuten')
  })
})

describe('The guarantees', () => {
  test('are on the services overview in English', async () => {
    const text = await textOf('/services-overview')
    for (const promise of [
      /results within 30 days/i,
      /24\/7/,
      /tailored/i,
      /integrat/i,
      /continuous/i,
      /transparent/i,
    ]) {
      expect(text).toMatch(promise)
    }
  })

  test('are in the catalog', async () => {
    const text = await textOf('/services')
    for (const promise of [
      'Messbare Ergebnisse innerhalb von 30 Tagen',
      '24/7',
      'Maßgeschneiderte Umsetzung',
      'Vollständige Integration in bestehende Systeme',
      'Kontinuierliche Optimierung',
      'Transparente Erfolgsmessung',
    ]) {
      expect(text).toContain(promise)
    }
  })
})

test('The contact page promises a reply within 24 hours', async () => {
  expect(await textOf('/contact')).toContain('within 24 hours')
  expect(await textOf('/contact', 'de')).toContain('innerhalb von 24 Stunden')
})
