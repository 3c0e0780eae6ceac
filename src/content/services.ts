import type { TestimonialTrio } from './clients.ts'
import { defineCollection, type Slug } from './collection.ts'
import { detailTexts } from './detail-texts.ts'
import { monthly, perProject, type ServicePrice } from './price.ts'

interface ServiceFacts {
  price: ServicePrice
  testimonials: TestimonialTrio
}

/** The six services, in the order of the overview. Categories belong to the German catalogue. */
export const services = defineCollection({
  name: 'services',
  texts: detailTexts,
  records: {
    'text-generation': {
      price: monthly(2999),
      testimonials: [
        { client: 'andreas-rieger', rating: 5 },
        { client: 'daniel-ortega', rating: 5 },
        { client: 'laura-chen', rating: 5 },
      ],
    },
    'image-creation': {
      price: monthly(1999),
      testimonials: [
        { client: 'sofia-brandt', rating: 5 },
        { client: 'karen-whitfield', rating: 5 },
        { client: 'ben-osei', rating: 4 },
      ],
    },
    'music-production': {
      price: monthly(1499),
      testimonials: [
        { client: 'clara-nowak', rating: 4 },
        { client: 'florian-huber', rating: 5 },
        { client: 'aisha-grant', rating: 5 },
      ],
    },
    'voice-synthesis': {
      price: monthly(999),
      testimonials: [
        { client: 'miriam-vogel', rating: 5 },
        { client: 'kevin-nguyen', rating: 5 },
        { client: 'jonas-weiss', rating: 4 },
      ],
    },
    'video-generation': {
      price: monthly(3999),
      testimonials: [
        { client: 'tom-keller', rating: 5 },
        { client: 'rachel-tafoya', rating: 4 },
        { client: 'karen-whitfield', rating: 5 },
      ],
    },
    'ai-development': {
      price: perProject(4999),
      testimonials: [
        { client: 'lena-hartmann', rating: 5 },
        { client: 'petra-schuster', rating: 5 },
        { client: 'marcus-reed', rating: 4 },
      ],
    },
  } satisfies Record<string, ServiceFacts>,
})

/** What the price of text generation covers. */
export const textPlan = {
  kinds: 4,
  /** In a month. */
  drafts: 1500,
} as const

export type ServiceSlug = Slug<typeof services>
