import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import type { Slug } from './collection.ts'
import {
  automaticShare,
  concepts,
  contracts,
  deadlines,
  growth,
  growthResult,
  invoiceCount,
  invoiceHoursFreed,
  invoicePayback,
  invoices,
  invoiceSaving,
  ordersGained,
  quotes,
  replies,
} from './topic-examples.ts'
import type { whyAi } from './why-ai.ts'

type Stats = readonly [Quantity, Quantity, Quantity, Quantity]

/**
 * The values of the four stats of each topic; their labels are messages. They are apart from the records, because every
 * page loads those, for its links, but only the pages of the topics load the worked examples.
 */
export const topicStats: Record<Slug<typeof whyAi>, Stats> = {
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
