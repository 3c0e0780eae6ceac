import { defineCollection, repeat, searchTexts, type Slug } from '../collection.ts'

/** The slugs of the case studies, in the order of the overview. */
export const slugs = {
  'ecommerce-automation': {},
  'customer-service-bot': {},
  'social-media-generator': {},
  'voice-documentation': {},
  'quality-control': {},
  'learning-platform': {},
}

/** The case studies. Their facts are in case-studies.ts, of which a browser has those of its page only. */
export const projects = defineCollection({
  name: 'projects',
  texts: {
    ...searchTexts,
    title: 'Name of the project: card, page and link, up to 30 characters',
    headline: 'The case in a few words, in large letters below the name, up to 60 characters, no full stop',
    category: 'Kind of project, up to 30 characters',
    description: 'The case in two sentences on the card, up to 220 characters',
    detailedDescription: 'The overview on its own page: two paragraphs, one a line, 500 to 900 characters together',
    team: 'Who worked on it (roles), up to 90 characters',
    results: 'The measured result in one line with a figure, up to 70 characters',
    measure: 'What the figures before and after count, without their unit, above the chart, up to 45 characters',
    reading: 'How to read the chart, up to 130 characters',
    challenges: 'Three or four lines: what made it hard, up to 160 characters each',
    solutions: 'Three or four lines: what was built, up to 160 characters each',
    outcomes: 'Three or four lines: what is different today, measured, up to 160 characters each',
    phases: repeat(4, { name: 'A phase of the project in its timeline, up to 45 characters' }),
  },
  records: slugs,
})

export type ProjectSlug = Slug<typeof projects>
