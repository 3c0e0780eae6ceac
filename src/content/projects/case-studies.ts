import { count, hours, type Quantity } from '#locale/quantity.ts'
import { defineCollection, repeat } from '../collection.ts'
import { exampleMoney } from '../price.ts'
import { projectRecords } from './project-records.ts'
import type { ProjectSlug } from './projects.ts'
import { savingsAssumptions } from '../home/savings.ts'

type Four<Item> = readonly [Item, Item, Item, Item]

/** How a line of a document looks: a number is a scratch of so many millimeters, drawn beside it. */
type PaperLine = 'plain' | 'good' | 'warn' | 'struck' | 'signed' | number

export interface CaseStudyFacts {
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
  /** What it saves in a month, and what each hour or part of it costs. */
  saves: { amount: Quantity<'hour' | 'count'>; each: number }
  /** The lines of the document that its page shows. */
  paper: Four<PaperLine>
}

const { perHour, weeksPerMonth } = savingsAssumptions
const hoursAtRate = (value: number) => ({ amount: hours(Math.round(value)), each: perHour })
function fewer(slug: ProjectSlug): number {
  const { before, after } = projectRecords[slug].measured
  return before.value - after.value
}

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

const { parts, bot, notes, inspection, tutor } = savedIn

/** The minutes of all doctors on average, when only the first ones had the new microphones. */
function notedInFirstPractices(): number {
  const { before, after } = projectRecords['voice-documentation'].measured
  return Math.round((notes.first * after.value + (notes.doctors - notes.first) * before.value) / notes.doctors)
}

/** What was made of a million parts in a month. */
const inspectedMillions = (inspection.perShift * inspection.shifts * inspection.days) / 1_000_000

/**
 * What the pages of the case studies tell about each project. It is apart from the records, because every page loads those,
 * for its links.
 */
export const caseStudies = defineCollection({
  name: 'case-studies',
  texts: {
    before: 'How the work was done before, beside the first figure, one or two sentences, up to 200 characters',
    phases: repeat(4, { text: 'What happened in the phase, one or two sentences, up to 220 characters' }),
    paper: 'Kind of the document, e.g. “Defect catalog, page 7”, up to 40 characters',
    paperTitle: 'Its title, up to 50 characters',
    lines: repeat(4, {
      label: 'Name of a line of the document, up to 28 characters',
      text: 'The line, up to 90 characters; what is *highlighted* between asterisks',
    }),
    remark: 'What we say about the document, its name on the first line, up to 130 characters',
    price: 'What the price contains, below it on the receipt, up to 60 characters',
    basis: 'How the saving was counted and what is not in it, up to 200 characters',
  },
  records: {
    'ecommerce-automation': {
      technologies: ['Python', 'Claude API', 'JSON Schema', 'Akeneo PIM', 'Shopify Admin API'],
      starts: [0, 1, 2, 3],
      ends: [1, 2, 3, 4],
      // The first version was withdrawn; the buyers read every page of the second one until it was released in batches.
      course: [undefined, undefined, 3],
      price: 64_000,
      running: 900,
      saves: hoursAtRate((parts.hoursBefore - parts.hoursAfter) * weeksPerMonth),
      paper: ['good', 'good', 'good', 'warn'],
    },
    'customer-service-bot': {
      technologies: ['Azure OpenAI', 'RAG', 'pgvector', 'SAP Business One', 'WhatsApp Business Platform', 'Zendesk'],
      starts: [0, 1, 2, 3],
      ends: [1, 2, 3.5, 5],
      // The pilot was switched off; with dates that are right, the team answered sooner.
      course: [undefined, undefined, 17],
      price: 58_000,
      running: 800,
      saves: hoursAtRate((bot.questions * bot.minutes) / 60),
      paper: ['plain', 'plain', 'plain', 'signed'],
    },
    'social-media-generator': {
      technologies: ['Claude API', 'Meta Graph API', 'Cloudinary', 'Airtable', 'n8n'],
      starts: [0, 0.5, 0.75, 1.5],
      ends: [0.5, 1, 1.5, 2],
      // The interviews come first; with style sheets, the hotels that post daily tried the form.
      course: [undefined, undefined, 13],
      price: 21_000,
      running: 260,
      saves: hoursAtRate(fewer('social-media-generator') * weeksPerMonth),
      paper: ['good', 'struck', 'plain', 'warn'],
    },
    'voice-documentation': {
      technologies: ['Whisper', 'Mistral Small', 'vLLM', 'HL7 FHIR', 'GDT'],
      starts: [0, 2, 3, 4],
      ends: [2, 3, 4, 6],
      // The test in one room changed nothing; then two practices had the new microphones, the others not yet.
      course: [undefined, undefined, notedInFirstPractices()],
      price: 118_000,
      running: 1900,
      saves: hoursAtRate((fewer('voice-documentation') * notes.doctors * notes.days) / 60),
      paper: ['good', 'warn', 'plain', 'good'],
    },
    'quality-control': {
      technologies: ['PyTorch', 'Anomalib', 'ONNX Runtime', 'GigE Vision', 'OPC UA'],
      starts: [0, 2, 4, 6],
      ends: [2, 4, 6, 8],
      // With the catalog, all inspectors judge alike; the model beside the line sorts nothing yet.
      course: [350, undefined, 180],
      price: 186_000,
      running: 1600,
      saves: {
        amount: count(Math.round(fewer('quality-control') * inspectedMillions)),
        each: inspection.perPart,
      },
      paper: [scratches.good, scratches.doubtful, scratches.bad, 'signed'],
    },
    'learning-platform': {
      technologies: ['Claude API', 'RAG', 'Moodle', 'LTI 1.3', 'xAPI', 'PostgreSQL'],
      starts: [0, 2, 3, 4],
      ends: [2, 4, 4, 7],
      // Three courses of 240 change no average; checked courses do.
      course: [undefined, 38, undefined],
      price: 94_000,
      running: 1200,
      saves: hoursAtRate((tutor.questions * (1 - 1 / tutor.oneIn) * tutor.minutes) / 60),
      paper: ['good', 'good', 'warn', 'warn'],
    },
  } satisfies Record<ProjectSlug, CaseStudyFacts>,
})

/** The money of a case: what it cost, what it saves and costs in a month, and the months until it has paid for itself. */
export function billOf(slug: ProjectSlug) {
  const { price, running, saves }: CaseStudyFacts = caseStudies.find(slug)
  const saved = saves.amount.value * saves.each
  return {
    price: exampleMoney(price),
    each: exampleMoney(saves.each),
    saved: exampleMoney(saved),
    running: exampleMoney(running),
    payback: Math.ceil(price / (saved - running)),
  }
}
