import { count } from '#locale/quantity.ts'
import type { NamedFacts } from '../fact.ts'
import { expertise, type ExpertiseSlug } from './expertise.ts'
import { choices, feeOf } from './profile-choice.ts'

const timeOf = (slug: ExpertiseSlug) => choices.when(slug, ({ time }) => time)
const feeFor = (slug: ExpertiseSlug) => choices.when(slug, ({ fee }) => feeOf(fee))
const rateOf = (slug: ExpertiseSlug) => choices.when(slug, ({ fee }) => fee.price)

/** How long the profiles take and what they cost. */
export const expertiseFacts = {
  profileCount: count(expertise.all.length),
  secondOpinionPrice: feeFor('ai-expert'),
  secondOpinionDays: timeOf('ai-expert'),
  trainingPrice: feeFor('trainer'),
  /** The largest group. */
  trainingPeople: count(12),
  consultingPrice: feeFor('consultant'),
  consultingWeeks: timeOf('consultant'),
  developerDayPrice: rateOf('developer'),
  /** The shortest booking, and what it costs. */
  developerDays: timeOf('developer'),
  developerLowestPrice: feeFor('developer'),
  coachingPrice: feeFor('coaching'),
  coachingSessionPrice: rateOf('coaching'),
  coachingSessions: choices.when('coaching', ({ fee }) => count(fee.times)),
  coachingMonths: timeOf('coaching'),
  talkPrice: feeFor('speaker'),
  talkMinutes: timeOf('speaker'),
} satisfies NamedFacts
