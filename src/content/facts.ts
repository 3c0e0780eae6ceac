import { count, hours, type Quantity } from '#locale/quantity.ts'
import { companyFacts } from './company/company-facts.ts'
import { noticeDays, promises } from './company/promises.ts'
import { storyDays, trackRecord } from './company/track-record.ts'
import { expertiseFacts } from './expertise/expertise-facts.ts'
import type { NamedFacts } from './fact.ts'
import { breakEvenHours } from './home/savings.ts'
import { projectFacts } from './projects/projects-facts.ts'
import { serviceFacts } from './services/services-facts.ts'
import { tools } from './tools.ts'
import { areaImpacts } from './why-ai/why-ai-overview.ts'
import { whyAi } from './why-ai/why-ai.ts'
import { workshops } from './workshops/workshops.ts'

const lowestOf = (prices: readonly Quantity[]) => prices.toSorted((a, b) => a.value - b.value).at(0)

/**
 * What messages can ask for, by the name of its placeholder: `{city}` in a message becomes the city. The build fills
 * them in and fails when a message asks for anything else. A fact is what two places show that a visitor can compare; any
 * other number is written in its message.
 */
export const facts = {
  ...companyFacts,
  ...promises,
  noticeDays,
  storyDays,
  // For choices: whether the company has the figure that a note explains.
  hasHoursSaved: trackRecord.hoursSaved ? 'yes' : 'no',
  hasCostReduction: trackRecord.costReduction ? 'yes' : 'no',
  hasModels: trackRecord.models ? 'yes' : 'no',
  hasSuccess: trackRecord.success ? 'yes' : 'no',
  companiesServed: trackRecord.companies,
  peopleTrained: trackRecord.trained,
  yearsOfExperience: trackRecord.experience,
  breakEvenHours: hours(breakEvenHours),
  ...serviceFacts,
  ...expertiseFacts,
  ...projectFacts,
  whyAiReasons: count(whyAi.all.length),
  whyAiAreas: count(areaImpacts.all.length),
  lowestWorkshopPrice: lowestOf(workshops.all.map(({ price }) => price)),
  lowestInHousePrice: lowestOf(workshops.all.map(({ inHouse }) => inHouse)),
  toolCount: count(tools.all.length),
} satisfies NamedFacts
