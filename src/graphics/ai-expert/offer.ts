import { defineCollection } from '#content/collection.ts'

interface ClauseFacts {
  /** The number of the section in the contract. */
  section: number
  finding: 'unsupported' | 'counterproposal' | 'confirmed'
  tone: 'good' | 'warn'
}

/** The clauses of a vendor’s offer in the second opinion on the page of the AI expert. */
export const clauses = defineCollection({
  name: 'second-opinion',
  texts: {
    title: 'What the clause is about, up to 20 characters',
    wording: 'The clause, the words that the expert marks between asterisks, up to 80 characters',
    comment: 'The expert’s comment in the margin, up to 70 characters',
  },
  records: {
    savings: { section: 3, finding: 'unsupported', tone: 'warn' },
    price: { section: 7, finding: 'counterproposal', tone: 'warn' },
    data: { section: 11, finding: 'confirmed', tone: 'good' },
  } satisfies Record<string, ClauseFacts>,
})
