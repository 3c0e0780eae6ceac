import { formatQuantity, formatRegion } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'
import { count, minutes, weeks } from '#locale/quantity.ts'
import { contractTerms } from '../company/contract-terms.ts'
import { savings } from '../home/savings.ts'
import { clientResults, included, newAnnouncement } from './service-figures.ts'
import { firstServices, replyTimes, services, textPlan } from './services.ts'
import type { NamedFacts } from '../fact.ts'

const priceOf = (slug: (typeof services.slugs)[number]) => services.when(slug, ({ price }) => price)
const daysOf = (slug: (typeof services.slugs)[number]) => services.when(slug, ({ workingDays }) => workingDays)

function lowest(per: 'month' | 'project') {
  const prices = services.all.flatMap(({ price }) => (price.per === per ? [price] : []))
  return prices.toSorted((a, b) => a.value - b.value).at(0)
}

/** What the services cost and include, when their clients hold a first result, and what clients measured. */
export const serviceFacts = {
  ...included,
  ...clientResults,
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
  textPlanKinds: count(textPlan.kinds),
  textPlanDrafts: count(textPlan.drafts),
  extraTextKindPrice: contractTerms.extraTextKind,
  /** E.g. `United States $690, Germany $1,610`. */
  trips: (locale: Locale) =>
    contractTerms.trips
      .map((trip) => `${formatRegion(trip.destination, locale)} ${formatQuantity(trip.price, locale)}`)
      .join(', '),
  paymentDays: contractTerms.paymentTime,
  liabilityCover: contractTerms.liabilityCover,
  emailMinutes: minutes(savings.find('inbox').minutes),
  textGenerationDays: daysOf('text-generation'),
  imageCreationDays: daysOf('image-creation'),
  musicProductionDays: daysOf('music-production'),
  voiceSynthesisDays: daysOf('voice-synthesis'),
  videoGenerationDays: daysOf('video-generation'),
  aiDevelopmentWeeks: services.when('ai-development', ({ workingDays }) => weeks(workingDays.value / 5)),
  /** The sample of text generation, and that of voice synthesis. */
  requestTime: { clock: replyTimes.received },
  draftTime: { clock: replyTimes.drafted },
  announcementTyped: { clock: newAnnouncement.typed },
  announcementLive: { clock: newAnnouncement.live },
  announcementMinutes: minutes(newAnnouncement.live - newAnnouncement.typed),
  announcementDaysBefore: newAnnouncement.before,
} satisfies NamedFacts
