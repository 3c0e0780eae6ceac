import { percent, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'
import { roiIncrease } from '../home/savings.ts'
import { trackRecord } from '../company/track-record.ts'

const { companies, experience, trained, success } = trackRecord

export const serviceStats = defineCollection({
  name: 'service-stats',
  texts: { label: 'What the figure counts, honest and precise, up to 60 characters' },
  records: {
    companies: { value: companies },
    roi: { value: percent(roiIncrease) },
    experience: { value: experience },
    trained: { value: trained },
    success: { value: success },
  } satisfies Record<string, { value: Quantity | null }>,
})
