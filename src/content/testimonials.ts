import type { TestimonialTrio } from './clients.ts'
import type { ExpertiseSlug } from './expertise/expertise.ts'
import type { ServiceSlug } from './services/services.ts'

/**
 * The testimonials of each service and each area of expertise. They are apart from the records, because every page loads
 * those, for its links.
 */
export const testimonials: Record<ServiceSlug | ExpertiseSlug, TestimonialTrio> = {
  'text-generation': [
    { client: 'andreas-rieger', rating: 5 },
    { client: 'daniel-ortega', rating: 5 },
    { client: 'laura-chen', rating: 5 },
  ],
  'image-creation': [
    { client: 'sofia-brandt', rating: 5 },
    { client: 'karen-whitfield', rating: 5 },
    { client: 'ben-osei', rating: 4 },
  ],
  'music-production': [
    { client: 'clara-nowak', rating: 4 },
    { client: 'florian-huber', rating: 5 },
    { client: 'aisha-grant', rating: 5 },
  ],
  'voice-synthesis': [
    { client: 'miriam-vogel', rating: 5 },
    { client: 'kevin-nguyen', rating: 5 },
    { client: 'jonas-weiss', rating: 4 },
  ],
  'video-generation': [
    { client: 'tom-keller', rating: 5 },
    { client: 'rachel-tafoya', rating: 4 },
    { client: 'karen-whitfield', rating: 5 },
  ],
  'ai-development': [
    { client: 'lena-hartmann', rating: 5 },
    { client: 'petra-schuster', rating: 5 },
    { client: 'marcus-reed', rating: 4 },
  ],
  'ai-expert': [
    { client: 'marcus-reed', rating: 5 },
    { client: 'lena-hartmann', rating: 5 },
    { client: 'rachel-tafoya', rating: 5 },
  ],
  trainer: [
    { client: 'laura-chen', rating: 5 },
    { client: 'miriam-vogel', rating: 5 },
    { client: 'petra-schuster', rating: 4 },
  ],
  consultant: [
    { client: 'andreas-rieger', rating: 5 },
    { client: 'daniel-ortega', rating: 5 },
    { client: 'ben-osei', rating: 4 },
  ],
  developer: [
    { client: 'jonas-weiss', rating: 5 },
    { client: 'karen-whitfield', rating: 4 },
    { client: 'tom-keller', rating: 5 },
  ],
  coaching: [
    { client: 'kevin-nguyen', rating: 5 },
    { client: 'katrin-lindner', rating: 5 },
    { client: 'clara-nowak', rating: 4 },
  ],
  speaker: [
    { client: 'ben-osei', rating: 5 },
    { client: 'andreas-rieger', rating: 4 },
    { client: 'aisha-grant', rating: 5 },
  ],
}
