import { defineCollection, type Slug } from '../collection.ts'
import { detailTexts } from '../detail-texts.ts'
import { monthly, perProject, type ServicePrice } from '../price.ts'

/** The six services, in the order of the overview. Categories belong to the German list of services. */
export const services = defineCollection({
  name: 'services',
  texts: detailTexts,
  records: {
    'text-generation': { price: monthly(2999) },
    'image-creation': { price: monthly(1999) },
    'music-production': { price: monthly(1499) },
    'voice-synthesis': { price: monthly(999) },
    'video-generation': { price: monthly(3999) },
    'ai-development': { price: perProject(4999) },
  } satisfies Record<string, { price: ServicePrice }>,
})

/** How many kinds of text the price of text generation covers, and how many drafts in a month. */
export const textPlan = { kinds: 4, drafts: 1500 } as const

/** When the request in the sample of text generation arrived, and when the draft was ready, in minutes after midnight. */
export const replyTimes = { received: 18 * 60 + 4, drafted: 18 * 60 + 5 } as const

/** Those on the home page, with which most clients start. */
export const firstServices = ['text-generation', 'image-creation', 'voice-synthesis', 'ai-development'] as const

export type ServiceSlug = Slug<typeof services>
