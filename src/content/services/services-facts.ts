import { count, hours, weeks, type Quantity } from '#locale/quantity.ts'
import type { NamedFacts } from '../fact.ts'
import { firstServices, services, textPlan, type ServiceSlug } from './services.ts'

const priceOf = (slug: ServiceSlug) => services.when(slug, ({ price }) => price)
const daysOf = (slug: ServiceSlug) => services.when(slug, ({ workingDays }) => workingDays)

function lowest(per: 'month' | 'project'): Quantity | undefined {
  const prices = services.all.map(({ price }) => price).filter((price) => price.per === per)
  return prices.toSorted((a, b) => a.value - b.value).at(0)
}

/** What the services cost, when their clients hold a first result, and what the text plan includes. */
export const serviceFacts = {
  firstServiceCount: count(firstServices.length),
  serviceCount: count(services.all.length),
  lowestMonthlyPrice: lowest('month'),
  lowestProjectPrice: lowest('project'),
  textGenerationPrice: priceOf('text-generation'),
  imageCreationPrice: priceOf('image-creation'),
  musicProductionPrice: priceOf('music-production'),
  voiceSynthesisPrice: priceOf('voice-synthesis'),
  videoGenerationPrice: priceOf('video-generation'),
  aiDevelopmentPrice: priceOf('ai-development'),
  textGenerationDays: daysOf('text-generation'),
  imageCreationDays: daysOf('image-creation'),
  musicProductionDays: daysOf('music-production'),
  voiceSynthesisDays: daysOf('voice-synthesis'),
  videoGenerationDays: daysOf('video-generation'),
  aiDevelopmentWeeks: services.when('ai-development', ({ workingDays }) => weeks(workingDays.value / 5)),
  textPlanKinds: count(textPlan.kinds),
  textPlanDrafts: count(textPlan.drafts),
  planHours: hours(textPlan.hours),
} satisfies NamedFacts
