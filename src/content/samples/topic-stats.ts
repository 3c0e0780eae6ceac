import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import type { Slug } from '../collection.ts'
import * as topics from './topic-examples.ts'
import type { whyAi } from '../why-ai/why-ai.ts'

/**
 * The values of up to four stats of each topic; their labels are messages. They are apart from the records, because every
 * page loads those, for its links, but only the pages of the topics load the worked examples.
 */
export const topicStats: Record<Slug<typeof whyAi>, readonly Quantity[]> = {
  'exponential-growth': [
    times(topics.growth.measured.weekly / topics.growth.byHand.weekly),
    percent(100 * topics.growth.rewritten.measured),
    count(topics.growth.done),
    percent(topics.growthResult.rise, { change: true }),
  ],
  'automation-efficiency': [
    percent(-topics.invoiceSaving, { change: true }),
    percent((100 * topics.invoices.matching.count) / topics.invoiceCount),
    hours(topics.invoiceHoursFreed),
    count(topics.invoicePayback),
  ],
  'innovation-catalyst': [
    count(topics.concepts.after.count),
    percent(100 * (topics.concepts.after.cost / topics.concepts.before.cost - 1), { change: true }),
    count(topics.concepts.after.days),
    count(topics.concepts.products),
  ],
  'competitive-advantage': [
    count(topics.ordersGained, { change: true }),
    hours(topics.quotes.after.hours),
    count(topics.quotes.after.sent),
    count(topics.quotes.lead),
  ],
  'customer-experience': [
    count(24, { of: 7 }),
    percent(topics.automaticShare),
    minutes(topics.replies.routineMinutes),
    hours(topics.replies.hours.after),
  ],
  'risk-mitigation': [
    count(topics.contracts.read),
    count(topics.deadlines.after),
    count(topics.contracts.falseAlarms),
    percent(100),
  ],
}
