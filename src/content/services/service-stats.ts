import type { Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import { trackRecord } from '../company/track-record.ts'

export const serviceStats = defineCollection({
  name: 'service-stats',
  texts: { label: 'What the figure counts, in the words of the specification, up to 60 characters' },
  records: {
    companies: { value: trackRecord.companies },
    roi: { value: trackRecord.roi },
    experience: { value: trackRecord.experience },
    trained: { value: trackRecord.trained },
    success: { value: trackRecord.success },
  } satisfies Record<string, { value: Quantity | null }>,
})
