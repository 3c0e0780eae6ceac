import type { ExpertiseSlug } from './expertise.ts'
import type { ProjectSlug } from './projects.ts'
import type { ServiceSlug } from './services.ts'
import type { WorkshopSlug } from './workshops.ts'

/** The case study, the workshop and the profile that fit a service. */
export const relatedToService = {
  'text-generation': { project: 'ecommerce-automation', workshop: 'beginner', profile: 'trainer' },
  'image-creation': { project: 'social-media-generator', workshop: 'marketing', profile: 'consultant' },
  'music-production': { project: 'social-media-generator', workshop: 'marketing', profile: 'coaching' },
  'voice-synthesis': { project: 'voice-documentation', workshop: 'avatar', profile: 'ai-expert' },
  'video-generation': { project: 'learning-platform', workshop: 'avatar', profile: 'speaker' },
  'ai-development': { project: 'quality-control', workshop: 'agent', profile: 'developer' },
} as const satisfies Record<ServiceSlug, { project: ProjectSlug; workshop: WorkshopSlug; profile: ExpertiseSlug }>

/** The service that was delivered in a case study. */
export const serviceOfProject = {
  'ecommerce-automation': 'text-generation',
  'customer-service-bot': 'ai-development',
  'social-media-generator': 'image-creation',
  'voice-documentation': 'voice-synthesis',
  'quality-control': 'ai-development',
  'learning-platform': 'ai-development',
} as const satisfies Record<ProjectSlug, ServiceSlug>
