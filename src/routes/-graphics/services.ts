import type { ServiceSlug } from '#content/services.ts'
import { pageGraphics } from '#sections/page-graphics.tsx'

/** The samples that the pages of the services show. */
export const serviceGraphics = pageGraphics<ServiceSlug>({
  'text-generation': () => import('#sections/graphics/text-generation.tsx'),
  'image-creation': () => import('#sections/graphics/image-creation.tsx'),
  'music-production': () => import('#sections/graphics/music-production.tsx'),
  'voice-synthesis': () => import('#sections/graphics/voice-synthesis.tsx'),
  'video-generation': () => import('#sections/graphics/video-generation.tsx'),
  'ai-development': () => import('#sections/graphics/ai-development.tsx'),
})
