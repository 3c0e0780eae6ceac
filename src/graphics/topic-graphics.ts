import type { whyAi } from '#content/why-ai.ts'
import type { Slug } from '#content/collection.ts'
import { pageGraphics } from './page-graphics.tsx'

export const topicGraphics = pageGraphics<Slug<typeof whyAi>>({
  'exponential-growth': () => import('./exponential-growth/exponential-growth.tsx'),
  'automation-efficiency': () => import('./automation-efficiency/automation-efficiency.tsx'),
  'innovation-catalyst': () => import('./innovation-catalyst/innovation-catalyst.tsx'),
  'competitive-advantage': () => import('./competitive-advantage/competitive-advantage.tsx'),
  'customer-experience': () => import('./customer-experience/customer-experience.tsx'),
  'risk-mitigation': () => import('./risk-mitigation/risk-mitigation.tsx'),
})
