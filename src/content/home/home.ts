import { count, days, hours, percent, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import type { TestimonialFacts } from '../clients.ts'
import { roiIncrease, savedAtLeast, workedExample } from './savings.ts'
import { trackRecord } from '../company/track-record.ts'

export interface StoryFacts extends TestimonialFacts {
  before: Quantity<'count' | 'hour' | 'day'>
  after: Quantity<'count' | 'hour' | 'day'>
}

/** Up to three client testimonials on the home page; `before` and `after` are counted in dots. */
export const stories = defineCollection({
  name: 'stories',
  texts: {
    content: 'What the client says, up to 280 characters, without quotation marks',
    measure: 'What the two figures count, up to 60 characters',
    result: 'The result in a few words, up to 60 characters',
  },
  records: {
    'freight-quotes': { client: 'lena-hartmann', rating: 5, before: hours(26), after: hours(2) },
    'practice-calls': { client: 'kevin-nguyen', rating: 4, before: count(52), after: count(7) },
    'season-launch': { client: 'daniel-ortega', rating: 5, before: days(21), after: days(5) },
  } satisfies Record<string, StoryFacts>,
})

export const homeStats = defineCollection({
  name: 'home-stats',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    'cost-reduction': { value: trackRecord.costReduction },
    'hours-saved': { value: count(savedAtLeast, { atLeast: true }) },
    projects: { value: trackRecord.projects },
    models: { value: trackRecord.models },
    industries: { value: trackRecord.industries },
    success: { value: trackRecord.success },
  } satisfies Record<string, { value: Quantity | null }>,
})

/** What changes for clients, in the hero of the home page. */
export const homeGains = defineCollection({
  name: 'home-gains',
  texts: { label: 'What the figure counts, in the hero below it, up to 24 characters' },
  records: {
    roi: { value: percent(roiIncrease) },
    time: { value: percent(workedExample.share) },
    availability: { value: count(24, { of: 7 }) },
  } satisfies Record<string, { value: Quantity }>,
})
