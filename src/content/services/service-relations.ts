import type { ExpertiseSlug } from '../expertise/expertise.ts'
import { projects, type ProjectSlug } from '../projects/projects.ts'
import type { ServiceSlug } from './services.ts'
import type { WorkshopSlug } from '../workshops/workshops.ts'

export const serviceOfProject = {
  'ecommerce-automation': 'text-generation',
  'customer-service-bot': 'ai-development',
  'social-media-generator': 'text-generation',
  'voice-documentation': 'ai-development',
  'quality-control': 'ai-development',
  'learning-platform': 'ai-development',
} as const satisfies Record<ProjectSlug, ServiceSlug>

/** The case studies in which a service was delivered; a service may have none. */
export function projectsOf(service: ServiceSlug): readonly ProjectSlug[] {
  return projects.slugs.filter((slug) => serviceOfProject[slug] === service)
}

export const relatedToService = {
  'text-generation': { workshop: 'beginner', profile: 'trainer' },
  'image-creation': { workshop: 'marketing', profile: 'consultant' },
  'music-production': { workshop: 'marketing', profile: 'coaching' },
  'voice-synthesis': { workshop: 'avatar', profile: 'ai-expert' },
  'video-generation': { workshop: 'avatar', profile: 'speaker' },
  'ai-development': { workshop: 'agent', profile: 'developer' },
} as const satisfies Record<ServiceSlug, { workshop: WorkshopSlug; profile: ExpertiseSlug }>
