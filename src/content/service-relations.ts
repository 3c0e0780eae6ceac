import type { ExpertiseSlug } from './expertise.ts'
import type { ProjectSlug } from './projects.ts'
import type { ServiceSlug } from './services.ts'
import type { WorkshopSlug } from './workshops.ts'

interface Related {
  /** Only if the service was delivered in it. */
  project?: ProjectSlug
  workshop: WorkshopSlug
  profile: ExpertiseSlug
}

/** The case study, the workshop and the profile that fit a service. */
export const relatedToService: Record<ServiceSlug, Related> = {
  'text-generation': { project: 'ecommerce-automation', workshop: 'beginner', profile: 'trainer' },
  'image-creation': { workshop: 'marketing', profile: 'consultant' },
  'music-production': { workshop: 'marketing', profile: 'coaching' },
  'voice-synthesis': { workshop: 'avatar', profile: 'ai-expert' },
  'video-generation': { workshop: 'avatar', profile: 'speaker' },
  'ai-development': { project: 'quality-control', workshop: 'agent', profile: 'developer' },
}

/** The service that was delivered in a case study. */
export const serviceOfProject = {
  'ecommerce-automation': 'text-generation',
  'customer-service-bot': 'ai-development',
  'social-media-generator': 'text-generation',
  'voice-documentation': 'ai-development',
  'quality-control': 'ai-development',
  'learning-platform': 'ai-development',
} as const satisfies Record<ProjectSlug, ServiceSlug>
