import { percent } from '#locale/quantity.ts'
import { money } from '../price.ts'

/** How a client reviews and tests the code of our developer: comments, questions with known answers, allowed loss in points. */
export const codeReview = { comments: 47, questions: 150, tolerance: 3 } as const

/** The client of the consultant's matrix, how many of the best ideas become pilots, and the minutes that a return took. */
export const decisionMatrix = { client: 'outfitter', pilots: 2, minutesPerReturn: 26 } as const

/** The second opinion on the page of the AI expert. */
export const secondOpinion = {
  pages: 2,
  /** Share of the mileage that the vendor promises to save, and that the test on the client’s routes saved. */
  promised: percent(12),
  measured: percent(4),
  /** License fee: in the offer, and as agreed afterwards. */
  offered: money(148_000),
  agreed: money(96_000),
} as const
