import { count, days, hours, minutes, months, percent, type Quantity } from '#locale/quantity.ts'
import { stories } from '../home/home.ts'
import { price } from '../price.ts'
import {
  answeredAtOnce,
  caseOf,
  changeOf,
  postedDays,
  postsOfHotels,
  savedIn,
  scratches,
  type Measured,
} from './case-studies.ts'
import { projects } from './projects.ts'
import { invoicePayback } from '../samples/topic-examples.ts'
import type { NamedFacts } from '../fact.ts'

const cases = projects.slugs.map(caseOf)
const [dearest] = cases.toSorted((a, b) => b.bill.price.value - a.bill.price.value)

/** The lowest and the highest of the numbers of all cases; without a case there is none. */
function extremes(of: (one: (typeof cases)[number]) => number, unit: (value: number) => Quantity) {
  const [first, ...others] = cases.map(of).toSorted((a, b) => a - b)
  return first === undefined ? undefined : { lowest: unit(first), highest: unit(others.at(-1) ?? first) }
}
const prices = extremes((one) => one.bill.price.value, price)
const lasting = extremes((one) => one.duration.value, months)
const teams = extremes((one) => one.people.value, count)

/** The facts of a case, as long as it is there. */
const factsOf = <Facts>(name: string, facts: (measured: Measured) => Facts) =>
  projects.when(name, ({ slug }) => facts(caseOf(slug).measured))

const fewer = ({ before, after }: Measured) => before.value - after.value

const hotelsWith = (posts: number) => count(postsOfHotels.before.filter((each) => each === posts).length)

const learningSystems = { byLti: 3, byLink: 2 }

/** What was measured at clients, what else their case studies tell, and when custom software had paid for itself. */
export const projectFacts = {
  softwarePaybackFrom: months(invoicePayback),
  softwarePaybackTo: dearest && months(dearest.bill.payback),
  // For choices, such as `{casesShown, select, none {…} one {…} other {…}}`.
  casesShown: ['none', 'one'][cases.length] ?? 'many',
  caseCount: count(cases.length),
  lowestCasePrice: prices?.lowest,
  highestCasePrice: prices?.highest,
  shortestProject: lasting?.lowest,
  longestProject: lasting?.highest,
  smallestTeam: teams?.lowest,
  largestTeam: teams?.highest,
  ...factsOf('ecommerce-automation', ({ before, after }) => ({
    partsDaysBefore: before,
    partsDaysAfter: after,
    partsHoursBefore: hours(savedIn.parts.hoursBefore),
    partsHoursAfter: hours(savedIn.parts.hoursAfter),
    partsSuppliers: count(74),
    partsTypists: count(3),
    partsBatch: count(50),
    partsWithdrawnDay: days(12),
  })),
  ...factsOf('customer-service-bot', ({ before, after }) => ({
    botHoursBefore: before,
    botHoursAfter: after,
    botAtOnce: answeredAtOnce,
    botPilotDays: days(8),
    botQuestions: count(savedIn.bot.questions),
    botMinutes: minutes(savedIn.bot.minutes),
  })),
  ...factsOf('social-media-generator', ({ before, after }) => ({
    hotelsPostingDaily: hotelsWith(postedDays),
    hotelsPostingMonthly: hotelsWith(1),
    hotelsNotPosting: hotelsWith(0),
    hotelPostsPerWeek: count((7 * postsOfHotels.after[0]) / postedDays),
    postHoursBefore: before,
    postHoursAfter: after,
    postHoursShare: percent(100 + changeOf({ before, after })),
  })),
  ...factsOf('voice-documentation', ({ before, after }) => ({
    practiceSystems: count(3),
    noteMinutesBefore: before,
    noteMinutesAfter: after,
    noteMinutesSaved: minutes(fewer({ before, after })),
    notesReturned: percent(13),
    notesFirstDoctors: count(savedIn.notes.first),
    notesWorkdays: days(savedIn.notes.days),
  })),
  ...factsOf('quality-control', ({ before, after }) => ({
    returnedPartsBefore: before,
    returnedPartsAfter: after,
    inspectedPerShift: count(savedIn.inspection.perShift),
    inspectionShifts: count(savedIn.inspection.shifts),
    inspectionDays: days(savedIn.inspection.days),
    scratchGood: count(scratches.good),
    scratchDoubtful: count(scratches.doubtful),
    scratchBad: count(scratches.bad),
    inspectors: count(3),
    inspectorsMoved: count(2),
    inspectionCameras: count(4),
  })),
  ...factsOf('learning-platform', ({ before, after }) => ({
    courses: count(240),
    tutorQuestions: count(savedIn.tutor.questions),
    tutorMinutes: minutes(savedIn.tutor.minutes),
    tutorOneIn: count(savedIn.tutor.oneIn),
    finishersBefore: before,
    finishersAfter: after,
    finishersMoreOf100: count(after.value - before.value),
    learningSystems: count(learningSystems.byLti + learningSystems.byLink),
    learningSystemsByLti: count(learningSystems.byLti),
    learningSystemsByLink: count(learningSystems.byLink),
  })),
  /** The stories of the home page, and the sizes of clients. */
  quotesOnSameDay: count(9),
  hotels: count(postsOfHotels.before.length),
  doctors: count(savedIn.notes.doctors),
  doctorPractices: count(8),
  learners: count(38_000),
  medicalPractices: count(6),
  dentalOffices: count(11),
  missedCallsFewer: stories.when('practice-calls', (calls) => percent(-changeOf(calls))),
  seasonDaysSooner: stories.when('season-launch', (season) => days(fewer(season))),
} satisfies NamedFacts
