import { euros, percent, type Quantity } from '#locale/quantity.ts'
import type { ClientSlug } from './clients.ts'
import { defineCollection } from './collection.ts'

interface ClauseFacts {
  /** The number of the section in the contract. */
  section: number
  finding: 'unsupported' | 'counterproposal' | 'proven'
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
    savings: { section: 3, finding: 'unsupported' },
    price: { section: 7, finding: 'counterproposal' },
    data: { section: 11, finding: 'proven' },
  } satisfies Record<string, ClauseFacts>,
})

/** The recommendations that a second opinion may give. */
export const verdicts = ['sign', 'renegotiate', 'decline'] as const

interface SecondOpinion {
  client: ClientSlug
  pages: number
  /** Share of the mileage that the vendor promises to save, and that the test on the client’s routes saved. */
  promised: Quantity<'percent'>
  measured: Quantity<'percent'>
  verdict: (typeof verdicts)[number]
  /** License fee: in the offer, and as agreed afterwards. */
  offered: Quantity<'euro'>
  agreed: Quantity<'euro'>
}

/** The second opinion on the page of the AI expert; its client tells the story in a testimonial there. */
export const secondOpinion: SecondOpinion = {
  client: 'lena-hartmann',
  pages: 2,
  promised: percent(12),
  measured: percent(4),
  verdict: 'renegotiate',
  offered: euros(148_000),
  agreed: euros(96_000),
}

/** By which share the fee fell. */
export function feeCut({ offered, agreed }: Pick<SecondOpinion, 'offered' | 'agreed'>): number {
  return (offered.value - agreed.value) / offered.value
}
