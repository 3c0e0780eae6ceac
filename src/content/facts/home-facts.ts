import { count, hours, percent } from '#locale/quantity.ts'
import { promises } from '../promises.ts'
import { breakEvenHours, exampleMonth, paybackMonth, savingsAssumptions } from '../savings.ts'
import { trackRecord } from '../track-record.ts'
import type { NamedFacts } from './fact.ts'

const { projects, companies, industries, success, trained, experience } = trackRecord

/** The worked example, the track record, and what is promised on every page. */
export const homeFacts = {
  savingsTeam: count(savingsAssumptions.team),
  savingsShareAfterFee: percent(exampleMonth.share),
  breakEvenHours: hours(breakEvenHours),
  savingsPaybackMonth: count(paybackMonth),
  projectsDone: count(projects.value),
  companiesServed: companies,
  industriesServed: count(industries.value),
  peopleTrained: trained,
  yearsOfExperience: experience,
  successRate: success,
  ...promises,
} satisfies NamedFacts
