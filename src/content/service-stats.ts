import { defineCollection } from './collection.ts'

/** The stats of the services overview. */
export const serviceStats = defineCollection({
  name: 'service-stats',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    companies: { value: '500+' },
    roi: { value: '300%' },
    experience: { value: '15+' },
    trained: { value: '1000+' },
    success: { value: '98%' },
  } satisfies Record<string, { value: string }>,
})
