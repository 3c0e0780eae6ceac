import { describe, expect, test } from 'vitest'
import {
  concepts,
  deadlines,
  growth,
  hoursUntilReply,
  invoiceHours,
  invoices,
  quotes,
  replies,
  weeklyDescriptions,
} from '#content/topic-examples.ts'
import { areaImpacts, lengthOf } from '#content/why-ai-overview.ts'
import { whyAi } from '#content/why-ai.ts'
import { locales } from '#i18n/locales.ts'
import { textsIn } from '../routes/document.ts'

describe('The number of descriptions a week', () => {
  test('is the one that was counted in the measured month', () => {
    expect(weeklyDescriptions(growth.measured.month)).toBeCloseTo(growth.measured.weekly)
  })

  test('adds up to all descriptions in the month in which they were done', () => {
    const until = (last: number) =>
      Array.from({ length: last }, (_, index) => weeklyDescriptions(index + 1)).reduce((sum, one) => sum + one) *
      (52 / 12)
    expect(until(growth.done - 1)).toBeLessThan(growth.descriptions)
    expect(until(growth.done)).toBeGreaterThanOrEqual(growth.descriptions)
  })

  test('flattens out below what checking alone takes', () => {
    const gain = (month: number) => weeklyDescriptions(month) - weeklyDescriptions(month - 1)
    expect(gain(12)).toBeLessThan(gain(5) / 5)
  })
})

test.each(Object.values(replies.hours))('The wait for a reply is %d hours on average over the day', (average) => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => hoursUntilReply((minute + 0.5) / 60, average))
  expect(minutes.reduce((sum, one) => sum + one) / minutes.length).toBeCloseTo(average, 1)
})

describe.each(locales)('The texts of the topics name the numbers of their charts: %s', (locale) => {
  const { t } = textsIn(locale)

  test.each([
    {
      slug: 'exponential-growth',
      numbers: [
        growth.descriptions,
        growth.byHand.weekly,
        growth.byHand.minutes,
        growth.measured.weekly,
        100 * growth.rewritten.first,
        100 * growth.rewritten.measured,
      ],
    },
    {
      slug: 'automation-efficiency',
      numbers: [invoices.matching.count, invoices.differing.count, invoiceHours.before, invoiceHours.after],
    },
    {
      slug: 'innovation-catalyst',
      numbers: [
        concepts.before.cost,
        concepts.after.cost,
        concepts.after.count,
        concepts.before.count * concepts.before.cost,
      ],
    },
    {
      slug: 'competitive-advantage',
      numbers: [quotes.requests, quotes.before.sent, quotes.before.orders, quotes.after.sent, quotes.after.orders],
    },
  ] as const)('$slug', ({ slug, numbers }) => {
    const { sections } = whyAi.find(slug).text
    const text = sections.map((section) => t(section.text)).join(' ')
    for (const number of numbers) expect(text).toMatch(new RegExp(`(?<!\\d)${number.toLocaleString(locale)}(?!\\d)`))
  })
})

test('The stats of the topics are those of their charts', () => {
  const stats = (slug: Parameters<typeof whyAi.find>[0]) => whyAi.find(slug).stats
  const { before, after } = concepts
  expect(stats('exponential-growth')).toEqual([
    `${growth.measured.weekly / growth.byHand.weekly}x`,
    `${100 * growth.rewritten.measured}%`,
    String(growth.done),
    '+11%',
  ])
  expect(stats('automation-efficiency').slice(0, 3)).toEqual([
    `−${Math.round(100 * (1 - invoiceHours.after / invoiceHours.before))}%`,
    `${(100 * invoices.matching.count) / (invoices.matching.count + invoices.differing.count)}%`,
    `${Math.floor(invoiceHours.before - invoiceHours.after)} h`,
  ])
  expect(stats('innovation-catalyst')).toEqual([
    String(after.count),
    `−${100 * (1 - after.cost / before.cost)}%`,
    String(after.days),
    String(concepts.products),
  ])
  expect(stats('competitive-advantage').slice(0, 3)).toEqual([
    `+${quotes.after.orders - quotes.before.orders}`,
    `${quotes.after.hours} h`,
    `${quotes.after.sent}/${quotes.requests}`,
  ])
  expect(stats('customer-experience').slice(2)).toEqual([`${replies.routineMinutes} min`, `${replies.hours.after} h`])
  expect(stats('risk-mitigation')[1]).toBe(String(deadlines.after))
})

test.each(locales)('The impact on a business area names its figures or what they save: %s', (locale) => {
  const { t } = textsIn(locale)
  for (const { measured, text } of areaImpacts.all) {
    const { before, after } = measured
    const impact = t(text.impact)
    const share = /(\d+) ?%/.exec(impact)?.[1]
    if (share) expect(Number(share)).toBe(Math.round(100 * (1 - lengthOf(after) / lengthOf(before))))
    else for (const { value } of [before, after]) expect(impact).toMatch(new RegExp(`(?<!\\d)${value}(?!\\d)`))
  }
})
