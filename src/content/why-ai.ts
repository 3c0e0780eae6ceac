import { defineCollection, repeat } from './collection.ts'

interface TopicFacts {
  /** The values of the page's four stats; their labels are messages. */
  stats: readonly [string, string, string, string]
}

/** The six reasons to adopt AI, in the order of the overview. */
export const whyAi = defineCollection({
  name: 'why-ai',
  texts: {
    title: 'Title of the card and of the page, up to 40 characters',
    description: 'The argument in one sentence on the card, up to 150 characters',
    headline: 'In large letters below the title of the page, up to 70 characters, no full stop',
    lead: 'Two or three sentences below the headline, up to 320 characters',
    tiles: repeat(4, { label: 'What the figure counts, honest and precise, up to 60 characters' }),
    sections: repeat(4, {
      title: 'Heading of an explanatory section, up to 60 characters',
      text: 'Two paragraphs, one a line: an explanation with an example, together 500 to 900 characters',
    }),
    action: 'Headline of the closing call to action, fitting this topic, up to 60 characters',
    offer: 'One or two sentences below it: what the first step is, up to 200 characters',
  },
  records: {
    'exponential-growth': { stats: ['6x', '8%', '5', '+11%'] },
    'automation-efficiency': { stats: ['−57%', '70%', '94 h', '4'] },
    'innovation-catalyst': { stats: ['24', '−80%', '8', '2'] },
    'competitive-advantage': { stats: ['+7', '5 h', '78/80', '14'] },
    'customer-experience': { stats: ['24/7', '58%', '2 min', '3 h'] },
    'risk-mitigation': { stats: ['340', '0', '1/8', '100%'] },
  } satisfies Record<string, TopicFacts>,
})

/** The titles of the four explanatory sections of every topic, in order. */
export const topicParts = defineCollection({
  name: 'topic-parts',
  texts: { name: 'What the section is, above its heading, up to 35 characters' },
  records: { reason: {}, example: {}, limits: {}, 'first-step': {} },
})
