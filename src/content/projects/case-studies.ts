import { count, days, hours, minutes, months, percent, type Quantity, type TimeUnit } from '#locale/quantity.ts'
import type { ClientSlug } from '../clients.ts'
import { savingsAssumptions } from '../home/savings.ts'
import type { PhotoId } from '../photos.ts'
import { exampleMoney } from '../price.ts'
import type { ServiceSlug } from '../services/services.ts'
import { projects, type ProjectSlug } from './projects.ts'

type Four<Item> = readonly [Item, Item, Item, Item]

type Figure = Quantity<'count' | 'percent' | TimeUnit>
export type Measured = Readonly<Record<'before' | 'after', Figure>>

interface CaseFacts {
  client: ClientSlug
  image: PhotoId
  /** What was delivered; the pages of both link to each other. */
  service: ServiceSlug
  /** 2 to 8 months. */
  duration: Quantity<'month'>
  /** Number of people on the project; the roles of its team add up to it. */
  people: Quantity<'count'>
  measured: Measured
  /** Names of products and techniques; the same in every language. */
  technologies: readonly string[]
  /** When each phase starts and ends, in months since the start of the project. */
  starts: Four<number>
  ends: Four<number>
  /**
   * The measured figure at the end of the first three phases, undefined if the phase has changed nothing; the last one
   * ends with the figure after.
   */
  course: readonly [number | undefined, number | undefined, number | undefined]
  /** What the project cost and what it costs to run in a month. */
  price: number
  running: number
  /** What it saves in a month, by how much lower the figure is, and what each hour or part of it costs. */
  saves: (less: number) => { amount: Quantity<'hour' | 'count'>; each: number }
  /** How the lines of the document on its page are marked. */
  paper: Four<'good' | 'warn' | 'struck'>
}

const { perHour, weeksPerMonth } = savingsAssumptions
const hoursAtRate = (value: number) => ({ amount: hours(Math.round(value)), each: perHour })

/** From what the savings of the case studies are counted, which their receipts tell. */
export const savedIn = {
  parts: { hoursBefore: 110, hoursAfter: 16 },
  bot: { questions: 2178, minutes: 5 },
  notes: { doctors: 31, first: 8, days: 20 },
  inspection: { perShift: 8100, shifts: 3, days: 25, perPart: 60 },
  tutor: { questions: 1500, oneIn: 17, minutes: 8 },
} as const
/** The scratches on the page of the defect catalog, in millimeters: the longest good and doubtful ones, and a bad one. */
export const scratches = { good: 0.2, doubtful: 0.6, bad: 1.4 } as const

const noted = { before: minutes(92), after: minutes(38) }
/** The minutes of all doctors on average, when only the first ones had the new microphones. */
const inFirstPractices = Math.round(
  (savedIn.notes.first * noted.after.value + (savedIn.notes.doctors - savedIn.notes.first) * noted.before.value) /
    savedIn.notes.doctors,
)

const caseStudies: Readonly<Record<ProjectSlug, CaseFacts>> = {
  'ecommerce-automation': {
    client: 'karen-whitfield',
    image: 'photo-1672552226380-486fe900b322',
    duration: months(4),
    people: count(5),
    measured: { before: days(7), after: days(1) },
    service: 'text-generation',
    technologies: ['Python', 'Claude API', 'JSON Schema', 'Akeneo PIM', 'Shopify Admin API'],
    starts: [0, 1, 2, 3],
    ends: [1, 2, 3, 4],
    // The first version was withdrawn; the buyers read every page of the second one until it was released in batches.
    course: [undefined, undefined, 3],
    price: 64_000,
    running: 900,
    saves: () => hoursAtRate((savedIn.parts.hoursBefore - savedIn.parts.hoursAfter) * weeksPerMonth),
    paper: ['good', 'good', 'good', 'warn'],
  },
  'customer-service-bot': {
    client: 'sofia-brandt',
    image: 'photo-1603714228681-b399854b8f80',
    duration: months(5),
    people: count(4),
    measured: { before: hours(28), after: hours(5) },
    service: 'ai-development',
    technologies: ['Azure OpenAI', 'RAG', 'pgvector', 'SAP Business One', 'WhatsApp Business Platform', 'Zendesk'],
    starts: [0, 1, 2, 3],
    ends: [1, 2, 3.5, 5],
    // The pilot was switched off; with dates that are right, the team answered sooner.
    course: [undefined, undefined, 17],
    price: 58_000,
    running: 800,
    saves: () => hoursAtRate((savedIn.bot.questions * savedIn.bot.minutes) / 60),
    paper: ['warn', 'warn', 'warn', 'warn'],
  },
  'social-media-generator': {
    client: 'florian-huber',
    image: 'photo-1579869847557-1f67382cc158',
    duration: months(2),
    people: count(3),
    measured: { before: hours(22), after: hours(6) },
    service: 'text-generation',
    technologies: ['Claude API', 'Meta Graph API', 'Cloudinary', 'Airtable', 'n8n'],
    starts: [0, 0.5, 0.75, 1.5],
    ends: [0.5, 1, 1.5, 2],
    // The interviews come first; with style sheets, the hotels that post daily tried the form.
    course: [undefined, undefined, 13],
    price: 21_000,
    running: 260,
    saves: (hoursLess) => hoursAtRate(hoursLess * weeksPerMonth),
    paper: ['good', 'struck', 'warn', 'warn'],
  },
  'voice-documentation': {
    client: 'katrin-lindner',
    image: 'photo-1758691461990-03b49d969495',
    duration: months(6),
    people: count(6),
    measured: noted,
    service: 'ai-development',
    technologies: ['Whisper', 'Mistral Small', 'vLLM', 'HL7 FHIR', 'GDT'],
    starts: [0, 2, 3, 4],
    ends: [2, 3, 4, 6],
    // The test in one room changed nothing; then two practices had the new microphones, the others not yet.
    course: [undefined, undefined, inFirstPractices],
    price: 118_000,
    running: 1900,
    saves: (minutesLess) => hoursAtRate((minutesLess * savedIn.notes.doctors * savedIn.notes.days) / 60),
    paper: ['good', 'warn', 'warn', 'good'],
  },
  'quality-control': {
    client: 'tom-keller',
    image: 'photo-1581091226825-a6a2a5aee158',
    duration: months(8),
    people: count(7),
    measured: { before: count(410), after: count(60) },
    service: 'ai-development',
    technologies: ['PyTorch', 'Anomalib', 'ONNX Runtime', 'GigE Vision', 'OPC UA'],
    starts: [0, 2, 4, 6],
    ends: [2, 4, 6, 8],
    // With the catalog, all inspectors judge alike; the model beside the line sorts nothing yet.
    course: [350, undefined, 180],
    price: 186_000,
    running: 1600,
    saves: (partsLess) => {
      const { perShift, shifts, days: workdays, perPart } = savedIn.inspection
      return { amount: count(Math.round((partsLess * perShift * shifts * workdays) / 1_000_000)), each: perPart }
    },
    paper: ['good', 'warn', 'warn', 'warn'],
  },
  'learning-platform': {
    client: 'aisha-grant',
    image: 'photo-1522202176988-66273c2fd55f',
    duration: months(7),
    people: count(6),
    measured: { before: percent(34), after: percent(62) },
    service: 'ai-development',
    technologies: ['Claude API', 'RAG', 'Moodle', 'LTI 1.3', 'xAPI', 'PostgreSQL'],
    starts: [0, 2, 3, 4],
    ends: [2, 4, 4, 7],
    // Three courses of 240 change no average; checked courses do.
    course: [undefined, 38, undefined],
    price: 94_000,
    running: 1200,
    saves: () => hoursAtRate((savedIn.tutor.questions * (1 - 1 / savedIn.tutor.oneIn) * savedIn.tutor.minutes) / 60),
    paper: ['good', 'good', 'warn', 'warn'],
  },
}

/** A case study as its page shows it. */
export interface CaseStudy extends Omit<CaseFacts, 'course' | 'price' | 'running' | 'saves'> {
  /** The measured figure before the project and at the end of each phase. */
  states: readonly Figure[]
  /** What it cost, what it saves and costs in a month, and the months until it has paid for itself. */
  bill: Record<'price' | 'each' | 'saved' | 'running', Quantity> & { amount: Quantity; payback: number }
}

/** The facts of a case study and what follows from them. Only the build reads it; a page gets those of its own case. */
export function caseOf(slug: ProjectSlug): CaseStudy {
  const record: CaseFacts = caseStudies[slug]
  const { course, price, running, saves, ...facts } = record
  const { before, after } = facts.measured
  const states: Figure[] = [before]
  for (const value of course) states.push({ ...before, value: value ?? states.at(-1)?.value ?? before.value })
  states.push(after)
  const { amount, each } = saves(before.value - after.value)
  const saved = amount.value * each
  const bill = {
    price: exampleMoney(price),
    amount,
    each: exampleMoney(each),
    saved: exampleMoney(saved),
    running: exampleMoney(running),
    payback: Math.ceil(price / (saved - running)),
  }
  return { ...facts, states, bill }
}

/** The case studies in which a service was delivered; a service may have none. */
export function casesOf(service: ServiceSlug): readonly ProjectSlug[] {
  return projects.slugs.filter((slug) => caseOf(slug).service === service)
}

/** The delivery questions that the customer service bot settles at once; the others wait for an answer as measured. */
export const answeredAtOnce = percent(71)

/** The posts of each hotel in four weeks, as the case study of the social media generator tells them. */
export const postsOfHotels = {
  before: [28, 28, 28, 1, 1, 1, 1, 1, 0, 0],
  after: [12, 12, 12, 12, 12, 12, 12, 12, 12, 12],
} as const

/** The days of four weeks, in which the posts are counted. */
export const postedDays = 28

/** By how many percent something rose, or fell if it is negative. */
export function changeOf({ before, after }: Record<'before' | 'after', Quantity>): number {
  return Math.round(100 * (after.value / before.value - 1))
}
