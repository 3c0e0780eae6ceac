import { consultationTimes } from '../company/consultation-times.ts'
import { formatDays } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'
import { count, days, minutes, weeks } from '#locale/quantity.ts'
import { expertise, type ExpertiseSlug } from './expertise.ts'
import { price } from '../price.ts'
import { choices, feeOf } from './profile-choice.ts'
import { attempts } from '../samples/rehearsal.ts'
import { networkFailure, runningOrder, talkParts } from '../samples/running-order.ts'
import { scheduleOf } from '../samples/schedule.ts'
import { codeReview, decisionMatrix, secondOpinion } from '../samples/profile-samples.ts'
import { sessions, trainingDay } from '../samples/training-day.ts'
import type { NamedFacts } from '../fact.ts'

const timeOf = (slug: ExpertiseSlug) => choices.when(slug, ({ time }) => time)
const feeFor = (slug: ExpertiseSlug) => choices.when(slug, ({ fee }) => feeOf(fee))
const rateOf = (slug: ExpertiseSlug) => choices.when(slug, ({ fee }) => fee.price)
const { talk, live, total } = runningOrder(talkParts.all)

const inGerman = consultationTimes.find(({ language }) => language === 'de')

export const expertiseFacts = {
  profileCount: count(expertise.all.length),

  secondOpinionPrice: feeFor('ai-expert'),
  secondOpinionDays: timeOf('ai-expert'),
  secondOpinionPages: count(secondOpinion.pages),
  /** Real cases of the client in the test. */
  secondOpinionCases: count(120),
  dueDiligencePrice: price(12_400),
  expertDayPrice: price(1900),
  promisedSaving: secondOpinion.promised,
  measuredSaving: secondOpinion.measured,
  licenseOffered: secondOpinion.offered,
  licenseAgreed: secondOpinion.agreed,

  trainingPrice: feeFor('trainer'),
  trainingPeople: count(trainingDay.people),
  trainingStarts: { clock: trainingDay.starts },
  trainingEnds: { clock: scheduleOf(sessions.all, trainingDay.starts).ends },
  /** How long we need to prepare it. */
  trainingLeadWeeks: weeks(5),
  onlineTrainingPrice: price(1900),
  followUpWeeks: weeks(trainingDay.followUp.weeks),
  followUpMinutes: minutes(trainingDay.followUp.minutes),
  dataRulesMinutes: minutes(sessions.find('rules').minutes),
  /** Answers of a model with errors that the group has to find. */
  plantedErrors: count(5),
  skillTestMinutes: minutes(10),

  consultingPrice: feeFor('consultant'),
  consultingWeeks: timeOf('consultant'),
  /** How many departments the price covers. */
  consultingDepartments: count(4),
  extraDepartmentPrice: price(2200),
  vendorSelectionPrice: price(6900),
  pilotProjects: count(decisionMatrix.pilots),
  returnMinutes: minutes(33),

  developerDayPrice: rateOf('developer'),
  /** The shortest booking, and what it costs. */
  developerDays: timeOf('developer'),
  developerLowestPrice: feeFor('developer'),
  /** What AI usage costs clients in a month, on their own account. */
  usageFrom: price(150),
  usageTo: price(900),
  developerMostDays: days(40),
  handoverDays: days(2),
  reviewComments: count(codeReview.comments),
  testQuestions: count(codeReview.questions),
  testTolerance: count(codeReview.tolerance),

  coachingPrice: feeFor('coaching'),
  coachingSessionPrice: rateOf('coaching'),
  coachingSessions: choices.when('coaching', ({ fee }) => count(fee.times)),
  coachingMonths: timeOf('coaching'),
  /** What a client practices between two sessions, and how many routines remain. */
  exerciseMinutes: minutes(20),
  routinesFrom: count(5),
  routinesTo: count(8),
  rehearsalTries: count(attempts.find('third').attempt),

  talkPrice: feeFor('speaker'),
  talkMinutes: minutes(talk),
  talkLiveMinutes: minutes(live),
  questionMinutes: minutes(total - talk),
  onlineTalkPrice: price(2400),
  recordingPrice: price(600),
  talkLeadWeeks: weeks(8),
  /** Facts with sources, and tasks to try, that a guest takes home; guests whom we call beforehand. */
  talkFacts: count(3),
  talkTasks: count(5),
  guestsCalled: count(2),
  networkFailureMinute: minutes(networkFailure.minute),

  // On German clocks: for clients in Germany, developers and coaches start before the office opens.
  daysInGermany: (locale: Locale) => formatDays(inGerman?.weekdays ?? [], locale),
  earlyInGermany: { clock: inGerman?.from ?? 0 },
  reachableInGermanyUntil: { clock: inGerman?.to ?? 0 },
} satisfies NamedFacts
