import { clients, type ClientSlug, type Rated } from './clients.ts'
import { defineCollection, recordsOf, textFields } from './collection.ts'
import type { ExpertiseSlug } from './expertise/expertise.ts'
import type { ServiceSlug } from './services/services.ts'

const texts = textFields({
  content:
    'What the client says, one or two sentences without quotation marks, and the measured result on a second line, up to 220 characters together',
})

type Testimonials<Page extends string> = Partial<Record<`${Page}.testimonials.${ClientSlug}`, Rated>>

/**
 * What clients say about each service and each area of expertise, up to three of them; a page without any has no such
 * section. The key names the client, so that the words of one are never those of another. They are apart from the records,
 * because every page loads those, for its links.
 */
export const serviceTestimonials = defineCollection({
  name: 'services',
  texts,
  records: recordsOf<Rated>()({
    'text-generation.testimonials.andreas-rieger': { rating: 5 },
    'text-generation.testimonials.daniel-ortega': { rating: 5 },
    'text-generation.testimonials.laura-chen': { rating: 5 },
    'image-creation.testimonials.sofia-brandt': { rating: 5 },
    'image-creation.testimonials.karen-whitfield': { rating: 5 },
    'image-creation.testimonials.ben-osei': { rating: 4 },
    'music-production.testimonials.clara-nowak': { rating: 4 },
    'music-production.testimonials.florian-huber': { rating: 5 },
    'music-production.testimonials.aisha-grant': { rating: 5 },
    'voice-synthesis.testimonials.miriam-vogel': { rating: 5 },
    'voice-synthesis.testimonials.kevin-nguyen': { rating: 4 },
    'voice-synthesis.testimonials.jonas-weiss': { rating: 5 },
    'video-generation.testimonials.tom-keller': { rating: 5 },
    'video-generation.testimonials.rachel-tafoya': { rating: 4 },
    'video-generation.testimonials.karen-whitfield': { rating: 5 },
    'ai-development.testimonials.lena-hartmann': { rating: 5 },
    'ai-development.testimonials.petra-schuster': { rating: 5 },
    'ai-development.testimonials.marcus-reed': { rating: 4 },
  } satisfies Testimonials<ServiceSlug>),
})
export const expertiseTestimonials = defineCollection({
  name: 'expertise',
  texts,
  records: recordsOf<Rated>()({
    'ai-expert.testimonials.marcus-reed': { rating: 5 },
    'ai-expert.testimonials.lena-hartmann': { rating: 5 },
    'ai-expert.testimonials.rachel-tafoya': { rating: 5 },
    'trainer.testimonials.laura-chen': { rating: 5 },
    'trainer.testimonials.miriam-vogel': { rating: 5 },
    'trainer.testimonials.petra-schuster': { rating: 4 },
    'consultant.testimonials.andreas-rieger': { rating: 5 },
    'consultant.testimonials.daniel-ortega': { rating: 5 },
    'consultant.testimonials.ben-osei': { rating: 4 },
    'developer.testimonials.jonas-weiss': { rating: 5 },
    'developer.testimonials.karen-whitfield': { rating: 4 },
    'developer.testimonials.tom-keller': { rating: 5 },
    'coaching.testimonials.kevin-nguyen': { rating: 5 },
    'coaching.testimonials.katrin-lindner': { rating: 5 },
    'coaching.testimonials.clara-nowak': { rating: 4 },
    'speaker.testimonials.ben-osei': { rating: 5 },
    'speaker.testimonials.andreas-rieger': { rating: 4 },
    'speaker.testimonials.aisha-grant': { rating: 5 },
  } satisfies Testimonials<ExpertiseSlug>),
})

const partsOf = (slug: string) => slug.split('.')

/** What clients say about a service or an area of expertise. */
export function testimonialsOf(page: ServiceSlug | ExpertiseSlug) {
  return [...serviceTestimonials.all, ...expertiseTestimonials.all].flatMap(({ slug, ...said }) => {
    const [about, , client = ''] = partsOf(slug)
    return about === page && clients.has(client) ? [{ ...said, client }] : []
  })
}
