import { count, days, percent, type Quantity } from '#locale/quantity.ts'

const figures = <Name extends string>(all: Readonly<Record<Name, Quantity | null>>) => all

/** What the company has done so far; home, services, credentials and About show it. A figure that it lacks is null. */
export const trackRecord = figures({
  projects: count(500, { atLeast: true }),
  companies: count(500, { atLeast: true }),
  industries: count(15, { atLeast: true }),
  /** Language and image models, voices and recognizers in use. */
  models: count(200, { atLeast: true }),
  experience: count(15, { atLeast: true }),
  trained: count(1000, { atLeast: true }),
  /** Projects that reached the target agreed on at the start. */
  success: percent(98),
  /** What a task costs less, without our fee. */
  costReduction: percent(60),
  /** How much the return rises within `storyDays`, and what routine tasks take less time. */
  roi: percent(300),
  timeSaved: percent(70),
  hoursSaved: count(40, { atLeast: true }),
  /** What clients confirmed in writing to have saved. */
  saved: count(2_500_000, { atLeast: true, compact: true }),
  /** Of the years of experience, those with AI in projects of clients. */
  aiExperience: count(10, { atLeast: true }),
  /** Clients who were satisfied at the end of a project. */
  satisfaction: percent(98),
  subscribers: count(10_000, { atLeast: true, compact: true }),
})

/** When a figure of a client is measured again. */
export const storyDays = days(90)
