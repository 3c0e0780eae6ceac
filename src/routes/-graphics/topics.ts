import type { whyAi } from '#content/why-ai.ts'
import type { Slug } from '#content/collection.ts'
import { pageGraphics } from '#sections/page-graphics.tsx'

/** The charts of the topics. */
export const topicGraphics = pageGraphics<Slug<typeof whyAi>>({
  'exponential-growth': () => import('#sections/graphics/exponential-growth.tsx'),
  'automation-efficiency': () => import('#sections/graphics/automation-efficiency.tsx'),
  'innovation-catalyst': () => import('#sections/graphics/innovation-catalyst.tsx'),
  'competitive-advantage': () => import('#sections/graphics/competitive-advantage.tsx'),
  'customer-experience': () => import('#sections/graphics/customer-experience.tsx'),
  'risk-mitigation': () => import('#sections/graphics/risk-mitigation.tsx'),
})
