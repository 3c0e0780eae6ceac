/*
 * The numbers of the worked examples on the pages of the topics. The charts draw them, and the texts of the pages quote
 * them (tests/unit/content/topic-examples.test.ts).
 */

/** An online store that writes its missing product descriptions. */
export const growth = {
  descriptions: 4000,
  byHand: { weekly: 40, minutes: 45 },
  /** The month in which the output was counted; `month` 1 is the first with a template. */
  measured: { month: 4, weekly: 240, minutes: 7.5 },
  /** Share of drafts that had to be rewritten in the first and in the measured month. */
  rewritten: { first: 0.35, measured: 0.08 },
  /** The month at whose end all descriptions were written. */
  done: 5,
} as const

/** The minutes for checking one draft: what the measured month needed without the drafts that were rewritten. */
export const checkingMinutes = growth.measured.minutes - growth.rewritten.measured * growth.byHand.minutes

/**
 * The descriptions a week in a month, from the same hours: each draft is checked, and some are rewritten by hand. Their
 * share falls by the same factor every month, from the first to the measured one and on.
 */
export function weeklyDescriptions(month: number): number {
  const { byHand, measured, rewritten } = growth
  const share = rewritten.first * (rewritten.measured / rewritten.first) ** ((month - 1) / (measured.month - 1))
  return (byHand.weekly * byHand.minutes) / (checkingMinutes + share * byHand.minutes)
}

/** A property manager's invoices in a month. */
export const invoices = {
  matching: { count: 630, minutes: 2 },
  differing: { count: 270, minutes: 11 },
  minutesBefore: 11,
} as const

/** The hours a month for invoices before and today. */
export const invoiceHours = {
  before: ((invoices.matching.count + invoices.differing.count) * invoices.minutesBefore) / 60,
  after:
    (invoices.matching.count * invoices.matching.minutes + invoices.differing.count * invoices.differing.minutes) / 60,
}

/** A lamp maker's concepts in a year: cost of each in euros, working days until a retailer reacts, and their fate. */
export const concepts = {
  before: { count: 5, cost: 7500, days: 30 },
  after: { count: 24, cost: 1500, days: 8 },
  prototypes: 5,
  products: 2,
} as const

/** A packaging printer's requests in a month. */
export const quotes = {
  requests: 80,
  hoursPerDay: 8,
  /** Working hours until the quote, quotes sent, and orders. */
  before: { hours: 24, sent: 62, orders: 12 },
  after: { hours: 5, sent: 78, orders: 19 },
} as const

/** A bike retailer's messages. */
export const replies = {
  /** Average hours until a person replies. */
  hours: { before: 9, after: 3 },
  /** Minutes until a routine question is answered. */
  routineMinutes: 2,
  /** The hours of the day between which the team replies, an assumption of the chart. */
  open: { from: 8, to: 21 },
} as const

/**
 * The hours until a person replies to a message that arrives at an hour of the day, if messages arrive evenly around the
 * clock and each waits for the same number of working hours. That number follows from the average over the day.
 */
export function hoursUntilReply(hour: number, average: number): number {
  const { from, to } = replies.open
  const closed = 24 - (to - from)
  const queue = (average - closed ** 2 / 48) / (1 + closed / 24)
  if (hour < from) return from - hour + queue
  if (hour >= to) return from + 24 - hour + queue
  return hour + queue <= to ? queue : queue + closed
}

/** The notice deadlines that a construction company missed in the year before and after. */
export const deadlines = { before: 4, after: 0 } as const

/** Its risks with likelihood and damage from 0 (low) to 2 (high), which are estimates. */
export const risks = [
  { slug: 'deadline', before: [2, 1], after: [0, 1] },
  { slug: 'account', before: [1, 2], after: [0, 2] },
  { slug: 'double', before: [2, 0], after: [0, 0] },
  { slug: 'date', after: [1, 0] },
  { slug: 'private', after: [0, 2] },
] as const
