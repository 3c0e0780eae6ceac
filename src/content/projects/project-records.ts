import { count, days, hours, minutes, months, percent, type Quantity, type TimeUnit } from '#locale/quantity.ts'
import type { ClientSlug } from '../clients.ts'
import type { PhotoId } from '../photos.ts'
import type { ProjectSlug } from './projects.ts'

export interface Measured {
  before: Quantity<'count' | 'percent' | TimeUnit>
  after: Quantity<'count' | 'percent' | TimeUnit>
}

interface ProjectFacts {
  client: ClientSlug
  image: PhotoId
  /** 2 to 8 months. */
  duration: Quantity<'month'>
  /** Number of people on the project; the roles of its team add up to it. */
  people: Quantity<'count'>
  measured: Measured
}

/** The facts of the projects. They are apart from the texts, because every page loads those, for its links. */
export const projectRecords: Readonly<Record<ProjectSlug, ProjectFacts>> = {
  'ecommerce-automation': {
    client: 'karen-whitfield',
    image: 'photo-1672552226380-486fe900b322',
    duration: months(4),
    people: count(5),
    measured: { before: days(7), after: days(1) },
  },
  'customer-service-bot': {
    client: 'sofia-brandt',
    image: 'photo-1603714228681-b399854b8f80',
    duration: months(5),
    people: count(4),
    measured: { before: hours(28), after: hours(5) },
  },
  'social-media-generator': {
    client: 'florian-huber',
    image: 'photo-1579869847557-1f67382cc158',
    duration: months(2),
    people: count(3),
    measured: { before: hours(22), after: hours(6) },
  },
  'voice-documentation': {
    client: 'katrin-lindner',
    image: 'photo-1758691461990-03b49d969495',
    duration: months(6),
    people: count(6),
    measured: { before: minutes(92), after: minutes(38) },
  },
  'quality-control': {
    client: 'tom-keller',
    image: 'photo-1581091226825-a6a2a5aee158',
    duration: months(8),
    people: count(7),
    measured: { before: count(410), after: count(60) },
  },
  'learning-platform': {
    client: 'aisha-grant',
    image: 'photo-1522202176988-66273c2fd55f',
    duration: months(7),
    people: count(6),
    measured: { before: percent(34), after: percent(62) },
  },
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
