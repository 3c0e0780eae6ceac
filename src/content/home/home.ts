import { count, days, hours, type Quantity } from '#locale/quantity.ts'
import { defineCollection, recordsOf } from '../collection.ts'
import type { ClientSlug, Rated } from '../clients.ts'
import { parts } from '../company/parts.ts'
import { trackRecord } from '../company/track-record.ts'

export interface StoryFacts extends Rated {
  before: Quantity<'count' | 'hour' | 'day'>
  after: Quantity<'count' | 'hour' | 'day'>
}

/** Up to three client testimonials on the home page, by client; `before` and `after` are counted in dots. */
export const stories = defineCollection({
  name: 'stories',
  texts: {
    content: 'What the client says, up to 280 characters, without quotation marks',
    measure: 'What the two figures count, up to 60 characters',
  },
  records: recordsOf<StoryFacts>()({
    'lena-hartmann': { rating: 5, before: hours(26), after: hours(2) },
    'kevin-nguyen': { rating: 4, before: count(52), after: count(7) },
    'daniel-ortega': { rating: 5, before: days(21), after: days(5) },
  } satisfies Partial<Record<ClientSlug, StoryFacts>>),
})

export const homeStats = defineCollection({
  name: 'home-stats',
  part: 'figures',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    'cost-reduction': { value: trackRecord.costReduction },
    'hours-saved': { value: trackRecord.hoursSaved },
    projects: { value: trackRecord.projects },
    models: { value: trackRecord.models },
    industries: { value: trackRecord.industries },
    success: { value: trackRecord.success },
  } satisfies Record<string, { value: Quantity | null }>,
})

/** What changes for clients, in the hero of the home page. */
export const homeGains = defineCollection({
  name: 'home-gains',
  part: 'gains',
  texts: { label: 'What the figure counts, in the hero below it, up to 24 characters' },
  records: {
    roi: { value: trackRecord.roi },
    time: { value: trackRecord.timeSaved },
    availability: { value: parts.emergency ? count(24, { of: 7 }) : null },
  } satisfies Record<string, { value: Quantity | null }>,
})

/** The pains of a visitor's day on the home page, each with its benefit. */
export const pains = defineCollection({
  name: 'pains',
  texts: {
    pain: 'A pain of the reader’s working day, up to 90 characters',
    benefit: 'What is different with AI, up to 120 characters',
  },
  records: { replies: {}, quotes: {}, products: {} },
})
