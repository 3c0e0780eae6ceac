import { defineCollection, repeat, searchTexts } from '../collection.ts'

/** The six reasons to adopt AI. */
export const whyAi = defineCollection({
  name: 'why-ai',
  part: 'whyAi',
  texts: {
    ...searchTexts,
    title: 'Title of the card and of the page, up to 40 characters',
    description: 'The argument in one sentence on the card, up to 150 characters',
    headline: 'In large letters below the title of the page, up to 70 characters, no full stop',
    lead: 'Two or three sentences below the headline, up to 320 characters',
    tiles: 'Four lines: what each figure counts, honest and precise, up to 60 characters each',
    sections: repeat(4, {
      text: 'The heading of an explanatory section, then two paragraphs, each on a line, together up to 520 characters',
    }),
    action:
      'Headline of the closing call to action, and on a second line what the first step is, together up to 260 characters',
  },
  records: {
    'exponential-growth': {},
    'automation-efficiency': {},
    'innovation-catalyst': {},
    'competitive-advantage': {},
    'customer-experience': {},
    'risk-mitigation': {},
  } satisfies Record<string, object>,
})

/** The titles of the four explanatory sections of every topic, in order. */
export const topicParts = defineCollection({
  name: 'topic-parts',
  texts: { name: 'What the section is, above its heading, up to 35 characters' },
  records: { reason: {}, example: {}, limits: {}, 'first-step': {} },
})
