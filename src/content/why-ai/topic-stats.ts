import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import type { Slug } from '../collection.ts'
import type { whyAi } from './why-ai.ts'

/**
 * The four figures of the worked example of each topic; their labels are messages. They are apart from the records, because
 * every page loads those, for its links.
 */
export const topicStats: Record<Slug<typeof whyAi>, readonly Quantity[]> = {
  'exponential-growth': [times(6), percent(8), count(5), count(21)],
  'automation-efficiency': [percent(-58, { change: true }), percent(70), hours(105), count(4)],
  'innovation-catalyst': [count(24), percent(-80, { change: true }), count(8), count(2)],
  'competitive-advantage': [count(7, { change: true }), hours(5), count(78), count(13)],
  'customer-experience': [count(24, { of: 7 }), percent(55), minutes(2), hours(3)],
  'risk-mitigation': [count(340), count(0), count(14), percent(100)],
}
