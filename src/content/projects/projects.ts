import type { ClientSlug } from '../clients.ts'
import { defineCollection, recordsOf, searchTexts, type Slug } from '../collection.ts'
import type { ServiceSlug } from '../services/services.ts'

interface ProjectFacts {
  client: ClientSlug
  /** What was delivered; the pages of both link to each other. */
  service: ServiceSlug
}

/** The client and the service of each case study, in the order of the overview. */
export const projectRecords = recordsOf<ProjectFacts>()({
  'ecommerce-automation': { client: 'karen-whitfield', service: 'ai-development' },
  'customer-service-bot': { client: 'sofia-brandt', service: 'ai-development' },
  'social-media-generator': { client: 'florian-huber', service: 'ai-development' },
  'voice-documentation': { client: 'katrin-lindner', service: 'ai-development' },
  'quality-control': { client: 'tom-keller', service: 'ai-development' },
  'learning-platform': { client: 'aisha-grant', service: 'ai-development' },
})

/** The case studies. All other facts of a case are in its file below `cases`, of which a browser has those of its page. */
export const projects = defineCollection({
  name: 'projects',
  part: 'projects',
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
    challenges: 'Three or four lines: what made it hard, up to 160 characters each',
    solutions: 'Three or four lines: what was built, up to 160 characters each',
    outcomes: 'Three or four lines: what is different today, measured, up to 160 characters each',
    phases: 'Four lines: the phases of the project in its timeline, up to 45 characters each',
  },
  records: projectRecords,
})

export type ProjectSlug = Slug<typeof projects>
