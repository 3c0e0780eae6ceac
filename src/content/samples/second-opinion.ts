import { percent } from '#locale/quantity.ts'
import { money } from '../price.ts'

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
