import type { Quantity, TimeUnit } from '#locale/quantity.ts'
import type { PhotoId } from '../photos.ts'
import { projects, type ProjectSlug } from './projects.ts'

type Four<Item> = readonly [Item, Item, Item, Item]

type Figure = Quantity<'count' | 'percent' | TimeUnit>

/** The facts of a case study beside its client and its service. */
export interface CaseFacts {
  image: PhotoId
  /** 2 to 8 months. */
  duration: Quantity<'month'>
  /** Number of people on the project; the roles of its team add up to it. */
  people: Quantity<'count'>
  measured: Readonly<Record<'before' | 'after', Figure>>
  /** Names of products and techniques; the same in every language. */
  technologies: readonly string[]
  /** The months of each phase, counted from 1. */
  months: Four<Record<'first' | 'last', number>>
  /** The measured figure at the end of the first three phases; the last one ends with the figure after. */
  course: readonly [number, number, number]
  /**
   * What the project cost; what it saves in a month, as hours or parts with what each of them costs; what it costs to run
   * in a month, and after how many months it had paid for itself.
   */
  bill: Record<'price' | 'each' | 'saved' | 'running', Quantity<'money'>> & {
    amount: Quantity<'hour' | 'count'>
    payback: Quantity<'month'>
  }
  /** How the lines of the document on its page are marked. */
  paper: Four<'good' | 'warn' | 'struck'>
}

/** A case study with its record in `projects`. */
export type CaseStudy = CaseFacts & ReturnType<typeof projects.find>

/** The file of each case, of which a browser downloads those that its page shows. */
const files: Readonly<Record<ProjectSlug, () => Promise<{ facts: CaseFacts }>>> = {
  'ecommerce-automation': () => import('./cases/ecommerce-automation.ts'),
  'customer-service-bot': () => import('./cases/customer-service-bot.ts'),
  'social-media-generator': () => import('./cases/social-media-generator.ts'),
  'voice-documentation': () => import('./cases/voice-documentation.ts'),
  'quality-control': () => import('./cases/quality-control.ts'),
  'learning-platform': () => import('./cases/learning-platform.ts'),
}

/** Downloads a case study; rejects when that fails. */
export async function loadCase(slug: ProjectSlug): Promise<CaseStudy> {
  const { facts } = await files[slug]()
  return { ...projects.find(slug), ...facts }
}

/** Downloads all case studies, in the order of the overview. */
export function loadCases(): Promise<readonly CaseStudy[]> {
  return Promise.all(projects.slugs.map(loadCase))
}
