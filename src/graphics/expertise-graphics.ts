import type { ExpertiseSlug } from '#content/expertise.ts'
import { pageGraphics } from './page-graphics.tsx'

/** What each profile works with, on its page. */
export const expertiseGraphics = pageGraphics<ExpertiseSlug>({
  'ai-expert': () => import('./ai-expert/ai-expert.tsx'),
  trainer: () => import('./trainer/trainer.tsx'),
  consultant: () => import('./consultant/consultant.tsx'),
  developer: () => import('./developer/developer.tsx'),
  coaching: () => import('./coaching/coaching.tsx'),
  speaker: () => import('./speaker/speaker.tsx'),
})
