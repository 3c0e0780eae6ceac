import { describe, expect, test } from 'vitest'
import { cataloguePrice, inDollars, writtenPrice, type Price } from '#content/price.ts'
import { services } from '#content/services.ts'
import { textsIn } from '../routes/document.ts'

describe('A price', () => {
  test('is in the format of the language, with dollars rounded to tens', () => {
    expect(writtenPrice({ amount: 2999, per: 'month' }, 'de')).toMatchObject({ euros: '2.999\u00a0€' })
    expect(writtenPrice({ amount: 2999, per: 'month' }, 'en')).toEqual({ euros: '€2,999', dollars: '$3,450' })
    expect(inDollars(12_500)).toBe(14_380)
  })

  test('is in both currencies in English and in euros in German', () => {
    const values = { euros: 'E', dollars: 'D' }
    expect(textsIn('en').t('price.month', values)).toBe('from E (about D) a month')
    expect(textsIn('de').t('price.project', values)).toBe('ab E je Projekt')
  })

  test('has the notation of the specification in the German catalog', () => {
    expect(cataloguePrice({ amount: 4999, per: 'project' })).toBe('from €4.999/project')
  })

  const lowest = (per: Price['per']) =>
    Math.min(...services.all.flatMap(({ price }) => (price.per === per ? price.amount : [])))

  test.each([
    ['home.hero.lead', ['month']],
    ['services-overview.subtitle', ['month', 'project']],
    ['faq.price.answer', ['month', 'project']],
  ] as const)('that %s names as the lowest one is the lowest one per %s', (id, units) => {
    for (const amount of units.map(lowest)) {
      expect(textsIn('en').t(id)).toContain(`€${amount.toLocaleString('en')} (`)
      expect(textsIn('de').t(id)).toContain(`${amount.toLocaleString('de')} Euro`)
    }
  })

  test.each(services.all)('is the same in the record of $slug and in its text about cost', ({ price, text }) => {
    expect(textsIn('en').t(text.cost)).toContain(`€${price.amount.toLocaleString('en')}`)
    expect(textsIn('de').t(text.cost)).toContain(`${price.amount.toLocaleString('de')} Euro`)
  })
})
