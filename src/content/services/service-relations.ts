import type { ExpertiseSlug } from '../expertise/expertise.ts'
import type { ServiceSlug } from './services.ts'
import type { WorkshopSlug } from '../workshops/workshops.ts'

export const relatedToService = {
  'text-generation': { workshop: 'beginner', profile: 'trainer' },
  'image-creation': { workshop: 'marketing', profile: 'consultant' },
  'music-production': { workshop: 'marketing', profile: 'coaching' },
  'voice-synthesis': { workshop: 'avatar', profile: 'ai-expert' },
  'video-generation': { workshop: 'avatar', profile: 'speaker' },
  'ai-development': { workshop: 'agent', profile: 'developer' },
} as const satisfies Record<ServiceSlug, { workshop: WorkshopSlug; profile: ExpertiseSlug }>
