import { defineCollection } from '#content/collection.ts'

/** The sample of AI development: what its system cannot read of an order. */
export const orderFlow = {
  /** Fields below this confidence go to a person. */
  threshold: 0.9,
  /** The weight in kg, and as what else the fax can be read. */
  weight: 1250,
  misread: 7250,
} as const

/** The fields that were read from the order, with the confidence of the system. */
export const orderFields = defineCollection({
  name: 'order-fields',
  texts: {
    field: 'Name of the field, up to 20 characters',
    value:
      'What was read, up to 30 characters; {customer} is the name of the company, {weight} and {misread} are in kg',
  },
  records: {
    sender: { confidence: 0.99 },
    pickup: { confidence: 0.98 },
    delivery: { confidence: 0.97 },
    weight: { confidence: 0.64 },
  } satisfies Record<string, { confidence: number }>,
})

/** The stations of the order between inbox and ERP, each with its time in minutes after midnight. */
export const orderSteps = defineCollection({
  name: 'order-steps',
  texts: {
    title: 'Who does what, up to 40 characters',
    text: 'What happens there, up to 110 characters; {weight} is in kg',
  },
  records: {
    inbox: { minutes: 7 * 60 + 42 },
    reading: { minutes: 7 * 60 + 42 },
    person: { minutes: 7 * 60 + 58 },
    erp: { minutes: 7 * 60 + 58 },
  } satisfies Record<string, { minutes: number }>,
})
