import { percent, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import { roiIncrease } from '../home/savings.ts'
import { trackRecord } from '../company/track-record.ts'

export const serviceStats = defineCollection({
  name: 'service-stats',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    companies: { value: trackRecord.companies },
    roi: { value: percent(roiIncrease) },
    experience: { value: trackRecord.experience },
    trained: { value: trackRecord.trained },
    success: { value: trackRecord.success },
  } satisfies Record<string, { value: Quantity | null }>,
})
