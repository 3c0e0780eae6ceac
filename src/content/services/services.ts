import { days, type Quantity } from '#locale/quantity.ts'
import { defineCollection, type Slug } from '../collection.ts'
import { detailTexts } from '../detail-texts.ts'
import type { ExpertiseSlug } from '../expertise/expertise.ts'
import { monthly, perProject, type ServicePrice } from '../price.ts'
import type { WorkshopSlug } from '../workshops/workshops.ts'

/** What a service costs, and what its page leads to. */
export interface ServiceFacts {
  price: ServicePrice
  /** When the client first holds a result; also in the text about its duration. */
  workingDays: Quantity<'day'>
  /** What its page leads to. */
  workshop?: WorkshopSlug
  profile?: ExpertiseSlug
}

/** The services, in the order of the overview. Categories belong to the German list of services. */
export const serviceRecords = {
  'text-generation': { price: monthly(2999), workingDays: days(8), workshop: 'beginner', profile: 'trainer' },
  'image-creation': { price: monthly(1999), workingDays: days(9), workshop: 'marketing', profile: 'consultant' },
  'music-production': { price: monthly(1499), workingDays: days(5), workshop: 'marketing' },
  'voice-synthesis': { price: monthly(999), workingDays: days(6), workshop: 'avatar' },
  'video-generation': { price: monthly(3999), workingDays: days(10), workshop: 'avatar' },
  'ai-development': { price: perProject(4999), workingDays: days(10), workshop: 'agent', profile: 'developer' },
} as const satisfies Record<string, ServiceFacts>

export const services = defineCollection({
  name: 'services',
  texts: {
    ...detailTexts,
    results:
      'Three lines for the catalog, the first also for the page: what a client gets, the first with a figure, up to 70 characters each, no full stop',
    challenges: 'Two lines for the catalog: what makes it hard, honestly, up to 70 characters each, no full stop',
  },
  records: serviceRecords,
})

/**
 * What the price of text generation covers in a month: kinds of text, drafts, and the hours of writing a week that these
 * drafts take by hand, at 12 minutes each.
 */
export const textPlan = { kinds: 4, drafts: 1500, hours: 75 } as const

/** Those on the home page, with which most clients start. */
export const firstServices = ['text-generation', 'image-creation', 'voice-synthesis', 'ai-development'] as const

export type ServiceSlug = Slug<typeof services>
