import { defineCollection } from '../collection.ts'
import { serviceRecords } from './services.ts'

/**
 * What each service promises for the day of `promises.resultDays`. It follows the steps of the service and the text about
 * its duration; the remedy is the same for all subscriptions.
 */
export const resultDay = defineCollection({
  name: 'result-day',
  texts: {
    measured: 'What we measure on the day, and against what, up to 90 characters',
    from: 'From when the days count; follows “Days count from”, up to 50 characters',
    missed: 'What the client gets if the target is missed, one or two sentences, up to 110 characters',
  },
  records: serviceRecords,
})

/** What the client of a service holds after its `workingDays`. */
export const firstResults = defineCollection({
  name: 'first-results',
  texts: { result: 'What the client holds by then, up to 30 characters' },
  records: serviceRecords,
})
