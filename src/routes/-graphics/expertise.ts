import type { ExpertiseSlug } from '#content/expertise.ts'
import { pageGraphics } from '#sections/page-graphics.tsx'

/** What each profile works with, on its page. */
export const expertiseGraphics = pageGraphics<ExpertiseSlug>({
  'ai-expert': () => import('#sections/graphics/ai-expert.tsx'),
  trainer: () => import('#sections/graphics/trainer.tsx'),
  consultant: () => import('#sections/graphics/consultant.tsx'),
  developer: () => import('#sections/graphics/developer.tsx'),
  coaching: () => import('#sections/graphics/coaching.tsx'),
  speaker: () => import('#sections/graphics/speaker.tsx'),
})
