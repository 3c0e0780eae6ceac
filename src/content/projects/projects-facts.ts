import { count, days, hours, minutes, months, percent } from '#locale/quantity.ts'
import { billOf, caseStudies, savedIn, scratches } from './case-studies.ts'
import { stories } from '../home/home.ts'
import { price } from '../price.ts'
import { answeredAtOnce, changeOf, postedDays, postsOfHotels, projectRecords } from './project-records.ts'
import { projects, type ProjectSlug } from './projects.ts'
import { invoicePayback } from '../samples/topic-examples.ts'
import type { NamedFacts } from '../fact.ts'

const measured = (slug: ProjectSlug) => projectRecords[slug].measured
const parts = measured('ecommerce-automation')
const answers = measured('customer-service-bot')
const posting = measured('social-media-generator')
const notes = measured('voice-documentation')
const returnedParts = measured('quality-control')
const finishers = measured('learning-platform')

const durations = Object.values(projectRecords).map(({ duration }) => duration.value)
const teams = Object.values(projectRecords).map(({ people }) => people.value)

const hotelsWith = (posts: number) => count(postsOfHotels.before.filter((each) => each === posts).length)

const prices = caseStudies.all.map((each) => each.price)

const learningSystems = { byLti: 3, byLink: 2 }

const calls = stories.find('practice-calls')
const season = stories.find('season-launch')

/** What was measured at clients, what else their case studies tell, and when custom software had paid for itself. */
export const projectFacts = {
  softwarePaybackFrom: months(invoicePayback),
  softwarePaybackTo: months(billOf('quality-control').payback),
  caseCount: count(projects.all.length),
  lowestCasePrice: price(Math.min(...prices)),
  shortestProject: months(Math.min(...durations)),
  longestProject: months(Math.max(...durations)),
  smallestTeam: count(Math.min(...teams)),
  largestTeam: count(Math.max(...teams)),
  /** E-commerce automation. */
  partsDaysBefore: parts.before,
  partsDaysAfter: parts.after,
  partsHoursBefore: hours(savedIn.parts.hoursBefore),
  partsHoursAfter: hours(savedIn.parts.hoursAfter),
  partsSuppliers: count(74),
  partsTypists: count(3),
  partsBatch: count(50),
  partsWithdrawnDay: days(12),
  /** Customer service bot. */
  botHoursBefore: answers.before,
  botHoursAfter: answers.after,
  botAtOnce: answeredAtOnce,
  botPilotDays: days(8),
  botQuestions: count(savedIn.bot.questions),
  botMinutes: minutes(savedIn.bot.minutes),
  /** Social media generator. */
  hotels: count(postsOfHotels.before.length),
  hotelsPostingDaily: hotelsWith(postedDays),
  hotelsPostingMonthly: hotelsWith(1),
  hotelsNotPosting: hotelsWith(0),
  hotelPostsPerWeek: count((7 * postsOfHotels.after[0]) / postedDays),
  postHoursBefore: posting.before,
  postHoursAfter: posting.after,
  postHoursShare: percent(100 + changeOf(posting)),
  /** Voice documentation. */
  doctors: count(savedIn.notes.doctors),
  doctorPractices: count(8),
  practiceSystems: count(3),
  noteMinutesBefore: notes.before,
  noteMinutesAfter: notes.after,
  noteMinutesSaved: minutes(notes.before.value - notes.after.value),
  notesReturned: percent(13),
  notesFirstDoctors: count(savedIn.notes.first),
  notesWorkdays: days(savedIn.notes.days),
  /** Quality control. */
  qualityControlPrice: price(caseStudies.find('quality-control').price),
  returnedPartsBefore: returnedParts.before,
  returnedPartsAfter: returnedParts.after,
  returnedPartsFewer: percent(-changeOf(returnedParts)),
  inspectedPerShift: count(savedIn.inspection.perShift),
  inspectionShifts: count(savedIn.inspection.shifts),
  inspectionDays: days(savedIn.inspection.days),
  scratchGood: count(scratches.good),
  scratchDoubtful: count(scratches.doubtful),
  scratchBad: count(scratches.bad),
  inspectors: count(3),
  inspectorsMoved: count(2),
  inspectionCameras: count(4),
  /** Learning platform. */
  learners: count(38_000),
  courses: count(240),
  tutorQuestions: count(savedIn.tutor.questions),
  tutorMinutes: minutes(savedIn.tutor.minutes),
  tutorOneIn: count(savedIn.tutor.oneIn),
  finishersBefore: finishers.before,
  finishersAfter: finishers.after,
  finishersMore: percent(changeOf(finishers)),
  finishersMoreOf100: count(finishers.after.value - finishers.before.value),
  learningSystems: count(learningSystems.byLti + learningSystems.byLink),
  learningSystemsByLti: count(learningSystems.byLti),
  learningSystemsByLink: count(learningSystems.byLink),
  /** The stories of the home page. */
  quotesOnSameDay: count(9),
  medicalPractices: count(6),
  dentalOffices: count(11),
  missedCallsFewer: percent(-changeOf(calls)),
  seasonDaysSooner: days(season.before.value - season.after.value),
} satisfies NamedFacts
