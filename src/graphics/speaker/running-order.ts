import { defineCollection } from '#content/collection.ts'
import { scheduleOf, totalMinutes } from '../paper/schedule.ts'

interface PartFacts {
  minutes: number
  /** `live`: a demo that runs in front of the audience; `questions`: after the talk. */
  kind: 'talk' | 'live' | 'questions'
}

/** The parts of a talk on the page of the speaker, in their order. */
export const talkParts = defineCollection({
  name: 'running-order',
  texts: { title: 'Part of the talk, up to 45 characters' },
  records: {
    opening: { minutes: 3, kind: 'talk' },
    quote: { minutes: 9, kind: 'live' },
    facts: { minutes: 6, kind: 'talk' },
    vote: { minutes: 8, kind: 'live' },
    jobs: { minutes: 7, kind: 'talk' },
    tasks: { minutes: 10, kind: 'live' },
    close: { minutes: 2, kind: 'talk' },
    questions: { minutes: 15, kind: 'questions' },
  } satisfies Record<string, PartFacts>,
})

/** The parts with the minute when each starts, and the minutes of the talk, of its demos and of everything. */
export function runningOrder<Part extends PartFacts>(order: readonly Part[]) {
  const { slots, ends } = scheduleOf(order, 0)
  return {
    slots,
    talk: totalMinutes(order.filter(({ kind }) => kind !== 'questions')),
    live: totalMinutes(order.filter(({ kind }) => kind === 'live')),
    total: ends,
  }
}
