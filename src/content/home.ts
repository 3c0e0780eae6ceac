import { defineCollection } from './collection.ts'
import type { TestimonialFacts } from './clients.ts'

interface SavingsFacts {
  /** Hours per week today and afterwards; also the lengths of the bars. */
  before: number
  after: number
}

/** The savings table of the home page: the hours that a task costs today and afterwards. */
export const savings = defineCollection({
  name: 'savings',
  texts: {
    task: 'The task, up to 40 characters',
    today: 'How it goes today, up to 140 characters',
    after: 'How it goes afterwards, up to 140 characters',
  },
  records: {
    inbox: { before: 14, after: 4 },
    quotes: { before: 12, after: 4 },
    content: { before: 18, after: 6 },
    reports: { before: 16, after: 4 },
  } satisfies Record<string, SavingsFacts>,
})

/** The hours per week of all tasks together, and what is saved of them. */
export const savingsTotal = total(savings.all)

function total(rows: readonly SavingsFacts[]) {
  const before = rows.reduce((sum, row) => sum + row.before, 0)
  const after = rows.reduce((sum, row) => sum + row.after, 0)
  const saved = before - after
  return { before, after, saved, share: Math.round((100 * saved) / before) }
}

interface StoryFacts extends TestimonialFacts {
  before: number
  after: number
}

/** The three client testimonials of the home page; `before` and `after` are drawn as bars. */
export const stories = defineCollection({
  name: 'stories',
  texts: {
    content: 'What the client says, up to 280 characters, without quotation marks',
    measure: 'What the two figures count, up to 60 characters',
    before: 'The figure before, with its unit, as text, up to 30 characters',
    after: 'The figure afterwards, with its unit, as text, up to 30 characters',
    result: 'The result in a few words, up to 60 characters',
  },
  records: {
    'freight-quotes': { client: 'lena-hartmann', rating: 5, before: 26, after: 2 },
    'practice-calls': { client: 'miriam-vogel', rating: 4, before: 52, after: 9 },
    'season-launch': { client: 'daniel-ortega', rating: 5, before: 21, after: 5 },
  } satisfies Record<string, StoryFacts>,
})

interface FigureFacts {
  value: string
}

/** The stats of the home page. */
export const homeStats = defineCollection({
  name: 'home-stats',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    'cost-reduction': { value: '60%' },
    'hours-saved': { value: '40+' },
    projects: { value: '500+' },
    models: { value: '200+' },
    industries: { value: '15+' },
    success: { value: '98%' },
  } satisfies Record<string, FigureFacts>,
})

/** The three stats of the hero. */
export const heroStats = defineCollection({
  name: 'hero-stats',
  texts: { label: 'What the figure counts, up to 40 characters' },
  records: {
    roi: { value: '300%' },
    time: { value: `${savingsTotal.share}%` },
    availability: { value: '24/7' },
  } satisfies Record<string, FigureFacts>,
})
