import type { ServiceSlug } from '#content/services.ts'
import { pageGraphics } from './page-graphics.tsx'

/** The samples that the pages of the services show. */
export const serviceGraphics = pageGraphics<ServiceSlug>({
  'text-generation': () => import('./text-generation/text-generation.tsx'),
  'image-creation': () => import('./image-creation/image-creation.tsx'),
  'music-production': () => import('./music-production/music-production.tsx'),
  'voice-synthesis': () => import('./voice-synthesis/voice-synthesis.tsx'),
  'video-generation': () => import('./video-generation/video-generation.tsx'),
  'ai-development': () => import('./ai-development/ai-development.tsx'),
})
