import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Company from '#content/company/company.ts'
import { locales } from '#locale/locales.ts'
import { plainText } from '#locale/plain-text.ts'

const load = async () => ({
  ...(await import('#content/company/reach-us.ts')),
  ...(await import('#content/faq.ts')),
  ...(await import('#i18n/catalog.ts')),
  ...(await import('../../../pipeline/structured-data/organization.ts')),
  legal: [
    (await import('#content/legal/privacy-policy.ts')).privacyPolicy,
    (await import('#content/legal/terms-of-service.ts')).termsOfService,
    (await import('#content/legal/imprint.ts')).imprint,
    (await import('#content/german/offers.ts')).offers,
    (await import('#content/german/about-page.ts')).about,
  ],
})
let site: Awaited<ReturnType<typeof load>>

// The test files of a worker share their modules, so the other company is taken out again.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#content/company/company.ts', async (original) => {
    const record = await original<typeof Company>()
    const address = { street: 'Lindenweg 7', postalCode: '79098', locality: 'Freiburg', region: null, country: 'DE' }
    const hours = { ...record.company.hours, timeZone: 'Europe/Berlin' }
    const register = { ...record.company.register, court: 'Amtsgericht Freiburg' }
    return { ...record, company: { ...record.company, address, register, hours, emergency: null, usdPerEuro: null } }
  })
  site = await load()
})
afterAll(() => {
  vi.doUnmock('#content/company/company.ts')
  vi.resetModules()
})

/** What is not about the company: its clients and their work, the tools of others, and drawings. */
const others =
  /^(clients|tools|projects|project-|case-|stories|why-ai|topic|announcement|schedule|training|pull-)|testimonials/

describe('A company in Germany that has no emergency line and no prices in dollars', () => {
  test('has the postal code before the town, no state, and its country in the language of the reader', () => {
    expect(site.addressLines('en')).toEqual(['Lindenweg 7', '79098 Freiburg', 'Germany'])
    expect(site.addressLines('de')).toEqual(['Lindenweg 7', '79098 Freiburg', 'Deutschland'])
    expect(site.organization).not.toHaveProperty('address.addressRegion')
  })

  test.each(locales)('says nothing in %s that holds for another country or needs such a line', async (locale) => {
    const { messages } = (await site.loadCatalog(locale)).i18n
    const asked = site
      .questionsOf(locale)
      .flatMap(({ slugs }) => slugs)
      .map((slug) => `faq.${slug}.`)
    const shown = Object.keys(messages).filter(
      (id) =>
        !id.startsWith('de ') &&
        !others.test(id) &&
        !['contact.hours.emergency', 'home-gains.availability.label', 'faq.travel.answer'].includes(id) &&
        (!id.startsWith('faq.') || asked.some((question) => id.startsWith(question))),
    )
    const texts = Object.fromEntries(shown.map((id) => [id, plainText(JSON.stringify(messages[id]))]))
    const foreign =
      /United States|\bUS\b(?! television|-| cloud| or the EU)|USA|New Mexico|Colorado|[Dd]ollar|24\/7|around the clock|rund um die Uhr|[Ee]mergenc|[Nn]otf[aä]ll|§\s13b|German time|deutscher Zeit/
    expect(Object.entries(texts).filter(([, text]) => foreign.test(text))).toEqual([])
  })

  test('has legal texts and a catalog under its own law', () => {
    const legal = JSON.stringify(site.legal)
    expect(legal).toContain('The law of Germany applies')
    const allowed = /the United States among them|also in the United States/g
    const foreign = /United States|Vereinigte Staaten|New Mexico|Article 27|Art\.\s27 DSGVO|dollar|24\/7/gi
    expect(legal.replaceAll(allowed, '').match(foreign)).toBeNull()
  })
})
