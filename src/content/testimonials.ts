import type { TestimonialFacts } from './clients.ts'
import { defineCollection, textFields } from './collection.ts'
import type { ExpertiseSlug } from './expertise/expertise.ts'
import type { ServiceSlug } from './services/services.ts'

const texts = textFields({
  content: 'What the client says, one to three sentences, up to 280 characters, without quotation marks',
  result: 'The measured result in a few words, up to 60 characters',
})

type Testimonials<Slug extends string> = Partial<Record<`${Slug}.testimonials.${1 | 2 | 3}`, TestimonialFacts>>

/**
 * What clients say about each service and each area of expertise, up to three of them; a page without any has no such
 * section. They are apart from the records, because every page loads those, for its links.
 */
export const serviceTestimonials = defineCollection({
  name: 'services',
  texts,
  records: {
    'text-generation.testimonials.1': { client: 'andreas-rieger', rating: 5 },
    'text-generation.testimonials.2': { client: 'daniel-ortega', rating: 5 },
    'text-generation.testimonials.3': { client: 'laura-chen', rating: 5 },
    'image-creation.testimonials.1': { client: 'sofia-brandt', rating: 5 },
    'image-creation.testimonials.2': { client: 'karen-whitfield', rating: 5 },
    'image-creation.testimonials.3': { client: 'ben-osei', rating: 4 },
    'music-production.testimonials.1': { client: 'clara-nowak', rating: 4 },
    'music-production.testimonials.2': { client: 'florian-huber', rating: 5 },
    'music-production.testimonials.3': { client: 'aisha-grant', rating: 5 },
    'voice-synthesis.testimonials.1': { client: 'miriam-vogel', rating: 5 },
    'voice-synthesis.testimonials.2': { client: 'kevin-nguyen', rating: 5 },
    'voice-synthesis.testimonials.3': { client: 'jonas-weiss', rating: 4 },
    'video-generation.testimonials.1': { client: 'tom-keller', rating: 5 },
    'video-generation.testimonials.2': { client: 'rachel-tafoya', rating: 4 },
    'video-generation.testimonials.3': { client: 'karen-whitfield', rating: 5 },
    'ai-development.testimonials.1': { client: 'lena-hartmann', rating: 5 },
    'ai-development.testimonials.2': { client: 'petra-schuster', rating: 5 },
    'ai-development.testimonials.3': { client: 'marcus-reed', rating: 4 },
  } satisfies Testimonials<ServiceSlug>,
})
export const expertiseTestimonials = defineCollection({
  name: 'expertise',
  texts,
  records: {
    'ai-expert.testimonials.1': { client: 'marcus-reed', rating: 5 },
    'ai-expert.testimonials.2': { client: 'lena-hartmann', rating: 5 },
    'ai-expert.testimonials.3': { client: 'rachel-tafoya', rating: 5 },
    'trainer.testimonials.1': { client: 'laura-chen', rating: 5 },
    'trainer.testimonials.2': { client: 'miriam-vogel', rating: 5 },
    'trainer.testimonials.3': { client: 'petra-schuster', rating: 4 },
    'consultant.testimonials.1': { client: 'andreas-rieger', rating: 5 },
    'consultant.testimonials.2': { client: 'daniel-ortega', rating: 5 },
    'consultant.testimonials.3': { client: 'ben-osei', rating: 4 },
    'developer.testimonials.1': { client: 'jonas-weiss', rating: 5 },
    'developer.testimonials.2': { client: 'karen-whitfield', rating: 4 },
    'developer.testimonials.3': { client: 'tom-keller', rating: 5 },
    'coaching.testimonials.1': { client: 'kevin-nguyen', rating: 5 },
    'coaching.testimonials.2': { client: 'katrin-lindner', rating: 5 },
    'coaching.testimonials.3': { client: 'clara-nowak', rating: 4 },
    'speaker.testimonials.1': { client: 'ben-osei', rating: 5 },
    'speaker.testimonials.2': { client: 'andreas-rieger', rating: 4 },
    'speaker.testimonials.3': { client: 'aisha-grant', rating: 5 },
  } satisfies Testimonials<ExpertiseSlug>,
})

/** What clients say about a service or an area of expertise. */
export function testimonialsOf(page: ServiceSlug | ExpertiseSlug) {
  const isOnPage = ({ slug }: { slug: string }) => slug.startsWith(`${page}.`)
  return [...serviceTestimonials.all, ...expertiseTestimonials.all].filter(isOnPage)
}
