import type { Testimonials } from './clients.ts'
import { defineCollection, type Slug } from './collection.ts'
import { detailTexts } from './detail-texts.ts'
import type { Price } from './price.ts'

interface ServiceFacts {
  price: Price
  testimonials: Testimonials
}

/** The six services, in the order of the overview. Categories belong to the German catalogue. */
export const services = defineCollection({
  name: 'services',
  texts: detailTexts,
  records: {
    'text-generation': {
      price: { amount: 2999, per: 'month' },
      testimonials: [
        { client: 'andreas-rieger', rating: 5 },
        { client: 'daniel-ortega', rating: 5 },
        { client: 'laura-chen', rating: 5 },
      ],
    },
    'image-creation': {
      price: { amount: 1999, per: 'month' },
      testimonials: [
        { client: 'sofia-brandt', rating: 5 },
        { client: 'karen-whitfield', rating: 5 },
        { client: 'ben-osei', rating: 4 },
      ],
    },
    'music-production': {
      price: { amount: 1499, per: 'month' },
      testimonials: [
        { client: 'clara-nowak', rating: 4 },
        { client: 'florian-huber', rating: 5 },
        { client: 'aisha-grant', rating: 5 },
      ],
    },
    'voice-synthesis': {
      price: { amount: 999, per: 'month' },
      testimonials: [
        { client: 'miriam-vogel', rating: 5 },
        { client: 'kevin-nguyen', rating: 5 },
        { client: 'jonas-weiss', rating: 4 },
      ],
    },
    'video-generation': {
      price: { amount: 3999, per: 'month' },
      testimonials: [
        { client: 'tom-keller', rating: 5 },
        { client: 'rachel-tafoya', rating: 4 },
        { client: 'sofia-brandt', rating: 5 },
      ],
    },
    'ai-development': {
      price: { amount: 4999, per: 'project' },
      testimonials: [
        { client: 'lena-hartmann', rating: 5 },
        { client: 'petra-schuster', rating: 5 },
        { client: 'marcus-reed', rating: 4 },
      ],
    },
  } satisfies Record<string, ServiceFacts>,
})

export type ServiceSlug = Slug<typeof services>
