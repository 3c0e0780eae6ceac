import { defineCollection } from './collection.ts'
import type { TestimonialFacts } from './clients.ts'
import { workedExample } from './savings.ts'

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
    time: { value: `${workedExample.share}%` },
    availability: { value: '24/7' },
  } satisfies Record<string, FigureFacts>,
})
