import { defineCollection } from '../collection.ts'
import { serviceRecords } from './services.ts'

/** What the client of a service holds after its `workingDays`. */
export const firstResults = defineCollection({
  name: 'first-results',
  texts: { result: 'What the client holds by then, up to 30 characters' },
  records: serviceRecords,
})
