import { formatMoney } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'
import { count, hours, percent } from '#locale/quantity.ts'
import { companyFacts } from './company/company-facts.ts'
import { expertiseFacts } from './expertise/expertise-facts.ts'
import type { NamedFacts } from './fact.ts'
import { promises } from './company/promises.ts'
import { trackRecord } from './company/track-record.ts'
import { breakEvenHours, exampleMonth, paybackMonth, savingsAssumptions } from './home/savings.ts'
import { currencyOf } from './price.ts'
import { projectFacts } from './projects/projects-facts.ts'
import { serviceFacts } from './services/services-facts.ts'
import { topicFacts } from './why-ai/topics-facts.ts'
import { workshopFacts } from './workshops/workshops-facts.ts'

/**
 * What messages can ask for, by the name of its placeholder: `{city}` in a message becomes the city. The build fills
 * them in and fails when a message asks for anything else.
 */
export const facts = {
  ...companyFacts,
  savingsTeam: count(savingsAssumptions.team),
  savingsShareAfterFee: percent(exampleMonth.share),
  breakEvenHours: hours(breakEvenHours),
  savingsPaybackMonth: count(paybackMonth),
  currencySign: (locale: Locale) => formatMoney(0, currencyOf(locale), locale).replace('0', '').trim(),
  // For choices: whether the company has the figure that a note explains.
  hasCostReduction: trackRecord.costReduction ? 'yes' : 'no',
  hasModels: trackRecord.models ? 'yes' : 'no',
  hasSuccess: trackRecord.success ? 'yes' : 'no',
  companiesServed: trackRecord.companies,
  peopleTrained: trackRecord.trained,
  yearsOfExperience: trackRecord.experience,
  ...promises,
  ...serviceFacts,
  ...expertiseFacts,
  ...projectFacts,
  ...topicFacts,
  ...workshopFacts,
} satisfies NamedFacts
