import { defineCollection } from '#content/collection.ts'

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
