import { describe, expect, test } from 'vitest'
import { price } from '#content/price.ts'
import { feeOf } from '#content/profile-choice.ts'
import { runningOrder } from '#content/samples/running-order.ts'
import { scheduleOf } from '#content/samples/schedule.ts'
import { feeCut } from '#graphics/ai-expert/offer.ts'
import { hoursSaved } from '#graphics/coaching/session-notes.ts'
import { criteria, options, ranking, weightedPoints } from '#graphics/consultant/ranking.ts'
import { releaseGate } from '#graphics/developer/pull-request.ts'
import { calendarDays } from '#graphics/expertise/calendar-days.ts'
import { days, euros } from '#locale/quantity.ts'

// What the documents on the pages of the profiles compute.

test('The fee of the second opinion fell by a share of the offer', () => {
  expect(feeCut({ offered: euros(200), agreed: euros(150) })).toBe(0.25)
})

describe('The training day', () => {
  test('places each session after the one before', () => {
    const { slots, ends } = scheduleOf([{ minutes: 60 }, { minutes: 15 }, { minutes: 45 }], 540)
    expect(slots.map(({ start }) => start)).toEqual([540, 600, 615])
    expect(ends).toBe(660)
  })
})

describe('The decision matrix', () => {
  test('weights the points of an option', () => {
    const weights = [
      { slug: 'payback', weight: 75 },
      { slug: 'legal', weight: 25 },
    ] as const
    expect(weightedPoints({ payback: 4, legal: 2, time: 5, effort: 5 }, weights)).toBe(3.5)
  })

  test('has weights of 100 percent and points from 1 to 5', () => {
    expect(criteria.all.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    for (const { points } of options.all)
      for (const each of Object.values<number>(points)) expect([1, 2, 3, 4, 5]).toContain(each)
  })

  test('ranks the returns first and the chatbot last, as in the testimonial', () => {
    const ranked = ranking()
    expect([ranked[0]?.slug, ranked.at(-1)?.slug]).toEqual(['returns', 'chatbot'])
    const totals = ranked.map(({ total }) => total.toFixed(1))
    expect(new Set(totals).size).toBe(totals.length)
  })
})

describe('A release', () => {
  test.each([
    { before: 148, now: 147, lost: 1, stopped: false },
    { before: 100, now: 97, lost: 3, stopped: false },
    { before: 100, now: 96, lost: 4, stopped: true },
    { before: 96, now: 99, lost: -3, stopped: false },
  ])('from $before to $now of 100 right answers: stopped is $stopped', ({ before, now, lost, stopped }) => {
    expect(releaseGate({ test: { questions: 100, before, now }, tolerance: 3 })).toEqual({ lost, stopped })
  })
})

test('The time log saves the hours that the routines save together', () => {
  expect(
    hoursSaved([
      { before: 60, now: 15 },
      { before: 60, now: 45 },
    ]),
  ).toBe(1)
})

describe('The running order', () => {
  test('places each part after the one before and sums talk, demos and all', () => {
    const order = [
      { minutes: 5, kind: 'talk' },
      { minutes: 10, kind: 'live' },
      { minutes: 15, kind: 'questions' },
    ] as const
    const { slots, ...sums } = runningOrder(order)
    expect(slots.map(({ start }) => start)).toEqual([0, 5, 15])
    expect(sums).toEqual({ talk: 15, live: 10, total: 30 })
  })
})

describe('The choice of a profile', () => {
  test('compares times in calendar days and fees in euros', () => {
    expect(calendarDays({ time: days(10), workdays: true })).toBe(14)
    expect(feeOf({ price: price(400), times: 8 })).toEqual(price(3200))
  })
})
