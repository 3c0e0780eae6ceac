import { defineCollection, repeat } from './collection.ts'
import type { PhotoId } from './photos.ts'

interface TopicFacts {
  image: PhotoId
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
    'exponential-growth': { image: 'photo-1672552226380-486fe900b322', stats: ['6x', '8%', '5', '+11%'] },
    'automation-efficiency': { image: 'photo-1593062037896-764e9f52029e', stats: ['−57%', '70%', '94 h', '4'] },
    'innovation-catalyst': { image: 'photo-1552664730-d307ca884978', stats: ['24', '−80%', '8', '2'] },
    'competitive-advantage': { image: 'photo-1517048676732-d65bc937f952', stats: ['+7', '5 h', '78/80', '14'] },
    'customer-experience': { image: 'photo-1766066014237-00645c74e9c6', stats: ['24/7', '58%', '2 min', '3 h'] },
    'risk-mitigation': { image: 'photo-1614064641938-3bbee52942c7', stats: ['340', '0', '1/8', '100%'] },
  } satisfies Record<string, TopicFacts>,
})

/** The titles of the four explanatory sections of every topic, in order. */
export const topicParts = defineCollection({
  name: 'topic-parts',
  texts: { name: 'What the section is, above its heading, up to 35 characters' },
  records: { reason: {}, example: {}, limits: {}, 'first-step': {} },
})

interface FigureFacts {
  value: string
}

/** The four stats of the why-AI overview. */
export const whyAiStats = defineCollection({
  name: 'why-ai-stats',
  texts: { label: 'What the figure counts, up to 60 characters' },
  records: {
    'businesses-using-ai': { value: '75%' },
    'productivity-gain': { value: '40%' },
    'interactions-automated': { value: '85%' },
    'faster-decisions': { value: '2.3x' },
  } satisfies Record<string, FigureFacts>,
})

interface AreaFacts {
  icon: 'megaphone' | 'headset' | 'factory' | 'receipt'
}

/** Four business areas and what AI changes in each. */
export const areaImpacts = defineCollection({
  name: 'area-impacts',
  texts: {
    title: 'Business area, up to 30 characters',
    description: 'What changes there, up to 180 characters',
    impact: 'The effect in a few words with a figure, up to 50 characters',
  },
  records: {
    marketing: { icon: 'megaphone' },
    service: { icon: 'headset' },
    operations: { icon: 'factory' },
    finance: { icon: 'receipt' },
  } satisfies Record<string, AreaFacts>,
})
