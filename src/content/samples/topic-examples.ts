import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import type { Slug } from '../collection.ts'
import type { whyAi } from '../why-ai/why-ai.ts'
import { savingsAssumptions } from '../home/savings.ts'

/*
 * The numbers of the worked examples on the pages of the topics. The charts draw them, and the texts ask for them
 * (why-ai/topics-facts.ts).
 */

/** An online store that writes its missing product descriptions. */
export const growth = {
  descriptions: 3700,
  byHand: { weekly: 40, minutes: 45 },
  /** The month in which the output was counted; `month` 1 is the first with a template. */
  measured: { month: 4, weekly: 240 },
  /** Share of drafts that had to be rewritten in the first and in the measured month. */
  rewritten: { first: 0.35, measured: 0.08 },
  /** The month at whose end all descriptions were written. */
  done: 5,
} as const

/** The people who write, and the months after `done` in which revenue was measured. */
export const growthTeam = 3
export const growthResult = {
  months: 12,
  /** Revenue in the months before, and by how many percent it rose. */
  revenue: 6_000_000,
  rise: 10,
  /** In percent: the share of the rise that the descriptions are assumed to have caused, and the margin. */
  assumed: 30,
  margin: 40,
} as const

/** The hours a week for descriptions, which stayed the same, and the minutes for each in the measured month. */
export const growthHours = (growth.byHand.weekly * growth.byHand.minutes) / 60
export const measuredMinutes = (60 * growthHours) / growth.measured.weekly

/** The minutes for checking one draft: what the measured month needed without the drafts that were rewritten. */
export const checkingMinutes = measuredMinutes - growth.rewritten.measured * growth.byHand.minutes

/**
 * The descriptions a week in a month, from the same hours: each draft is checked, and some are rewritten by hand. Their
 * share falls by the same factor every month, from the first to the measured one and on.
 */
export function weeklyDescriptions(month: number): number {
  const { byHand, measured, rewritten } = growth
  const share = rewritten.first * (rewritten.measured / rewritten.first) ** ((month - 1) / (measured.month - 1))
  return (60 * growthHours) / (checkingMinutes + share * byHand.minutes)
}

/** A property manager's invoices in a month. */
export const invoices = {
  matching: { count: 630, minutes: 2 },
  differing: { count: 270, minutes: 12 },
  minutesBefore: 12,
} as const

/** What the project cost, what it costs to run in a month, and the internal rate of an hour. */
export const invoiceCosts = { project: 12_500, running: 440, hour: savingsAssumptions.perHour } as const

export const invoiceCount = invoices.matching.count + invoices.differing.count

export const invoiceHours = {
  before: (invoiceCount * invoices.minutesBefore) / 60,
  after:
    (invoices.matching.count * invoices.matching.minutes + invoices.differing.count * invoices.differing.minutes) / 60,
}

/** The hours that became free, their share in percent, and what they are worth. */
export const invoiceHoursFreed = invoiceHours.before - invoiceHours.after
export const invoiceSaving = Math.round((100 * invoiceHoursFreed) / invoiceHours.before)
export const invoiceHoursWorth = invoiceHoursFreed * invoiceCosts.hour

/** The months until the project had paid for itself. */
export const invoicePayback = Math.ceil(invoiceCosts.project / (invoiceHoursWorth - invoiceCosts.running))

/** A task that is too rare for software: its hours a month, and how many of them software would save. */
export const rareTask = { hours: 3, saved: 2 } as const

/** A lamp maker's concepts in a year: cost of each, working days until a retailer reacts, and their fate. */
export const concepts = {
  before: { count: 5, cost: 8200, days: 30 },
  after: { count: 24, cost: 1640, days: 8 },
  /** Those that did not become prototypes: after talks with retailers, for the cost of material, for certification. */
  dropped: { talks: 10, material: 6, certification: 3 },
  products: 2,
} as const

export const droppedConcepts = concepts.dropped.talks + concepts.dropped.material + concepts.dropped.certification

/** A packaging printer's requests in a month. */
export const quotes = {
  requests: 80,
  hoursPerDay: 8,
  /** Working hours until the quote, quotes sent, and orders. */
  before: { hours: 24, sent: 62, orders: 12 },
  after: { hours: 5, sent: 78, orders: 19 },
  /** The months until the closest competitor was as fast. */
  lead: 13,
} as const

/** The average order, what the project cost and costs to run in a month; the margin in percent. */
export const quoteMoney = { order: 4400, project: 38_000, running: 600, margin: 25 } as const

/** The additional orders in a month, and the sales and the margin they bring. */
export const ordersGained = quotes.after.orders - quotes.before.orders
export const salesGained = ordersGained * quoteMoney.order
export const marginGained = (salesGained * quoteMoney.margin) / 100

/** The months until the project had paid for itself. */
export const quotePayback = Math.ceil(quoteMoney.project / (marginGained - quoteMoney.running))

/** A bike retailer's messages. */
export const replies = {
  /** Average hours until a person replies. */
  hours: { before: 10, after: 3 },
  /** Minutes until a routine question is answered. */
  routineMinutes: 2,
  /** Messages in a month, those with routine questions, and those settled without an employee. */
  messages: 1480,
  routine: 950,
  automatic: 812,
} as const

/** The share of all messages that nobody has to answer, in percent, and the messages for a person. */
export const automaticShare = Math.round((100 * replies.automatic) / replies.messages)
export const messagesForPeople = replies.messages - replies.automatic

export const averageReplyMinutes = Math.round(
  (replies.automatic * replies.routineMinutes + messagesForPeople * replies.hours.after * 60) / replies.messages,
)

/** What the project cost and costs to run in a month, and the hours a month that the automatic answers took, 4 minutes each. */
export const replyMoney = { project: 26_000, running: 480 } as const
export const replyHoursFreed = (replies.automatic * 4) / 60

/** A construction company's contracts, the clauses that were flagged in them, and those that were false alarms. */
export const contracts = { read: 340, flagged: 84, falseAlarms: 14 } as const

/** The weeks it took to read them, and the minutes that a contract would take by hand and that a flagged clause took. */
export const contractReading = { weeks: 3, minutesByHand: 20, minutesPerClause: 20 } as const

/** The notice deadlines that it missed in the year before and after, and what those before cost. */
export const deadlines = { before: 4, after: 0 } as const
export const deadlineCost = 46_000

/** What the project cost and costs to run in a month. */
export const contractMoney = { project: 19_000, running: 240 } as const

/** Its risks with likelihood and damage from 0 (low) to 2 (high), which are estimates. */
export const risks = [
  { slug: 'deadline', before: [2, 1], after: [0, 1] },
  { slug: 'account', before: [1, 2], after: [0, 2] },
  { slug: 'double', before: [2, 0], after: [0, 0] },
  { slug: 'date', after: [1, 0] },
  { slug: 'private', after: [0, 2] },
] as const

/**
 * The values of up to four stats of each topic; their labels are messages. They are apart from the records, because every
 * page loads those, for its links, but only the pages of the topics load the worked examples.
 */
export const topicStats: Record<Slug<typeof whyAi>, readonly Quantity[]> = {
  'exponential-growth': [
    times(growth.measured.weekly / growth.byHand.weekly),
    percent(100 * growth.rewritten.measured),
    count(growth.done),
    percent(growthResult.rise, { change: true }),
  ],
  'automation-efficiency': [
    percent(-invoiceSaving, { change: true }),
    percent((100 * invoices.matching.count) / invoiceCount),
    hours(invoiceHoursFreed),
    count(invoicePayback),
  ],
  'innovation-catalyst': [
    count(concepts.after.count),
    percent(100 * (concepts.after.cost / concepts.before.cost - 1), { change: true }),
    count(concepts.after.days),
    count(concepts.products),
  ],
  'competitive-advantage': [
    count(ordersGained, { change: true }),
    hours(quotes.after.hours),
    count(quotes.after.sent),
    count(quotes.lead),
  ],
  'customer-experience': [
    count(24, { of: 7 }),
    percent(automaticShare),
    minutes(replies.routineMinutes),
    hours(replies.hours.after),
  ],
  'risk-mitigation': [count(contracts.read), count(deadlines.after), count(contracts.falseAlarms), percent(100)],
}
