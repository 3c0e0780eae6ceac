import { defineCollection } from '../collection.ts'
import { serviceRecords } from './services.ts'

/** What is measured for each service on the day of `promises.resultDays`. */
export const resultDay = defineCollection({
  name: 'result-day',
  texts: { measured: 'What we measure on the day, and against what, up to 90 characters' },
  records: serviceRecords,
})
