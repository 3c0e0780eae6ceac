import { count, hours, percent } from '#locale/quantity.ts'
import { promises } from '../company/promises.ts'
import { breakEvenHours, exampleMonth, paybackMonth, savingsAssumptions } from './savings.ts'
import { trackRecord } from '../company/track-record.ts'
import type { NamedFacts } from '../fact.ts'

const { companies, trained, experience } = trackRecord

/** The worked example, the track record, and what is promised on every page. */
export const homeFacts = {
  savingsTeam: count(savingsAssumptions.team),
  savingsShareAfterFee: percent(exampleMonth.share),
  breakEvenHours: hours(breakEvenHours),
  savingsPaybackMonth: count(paybackMonth),
  companiesServed: companies,
  peopleTrained: trained,
  yearsOfExperience: experience,
  ...promises,
} satisfies NamedFacts
