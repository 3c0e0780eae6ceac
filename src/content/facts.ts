import { companyFacts } from './facts/company-facts.ts'
import { expertiseFacts } from './facts/expertise-facts.ts'
import type { Fact } from './facts/fact.ts'
import { homeFacts } from './facts/home-facts.ts'
import { projectFacts } from './facts/projects-facts.ts'
import { serviceFacts } from './facts/services-facts.ts'
import { topicFacts } from './facts/topics-facts.ts'
import { workshopFacts } from './facts/workshops-facts.ts'

/**
 * What messages can ask for, by the name of its placeholder: `{city}` in a message becomes the city. The build fills
 * them in and fails when a message asks for anything else, or when no message asks for one of them.
 */
export const facts = {
  ...companyFacts,
  ...homeFacts,
  ...serviceFacts,
  ...expertiseFacts,
  ...projectFacts,
  ...topicFacts,
  ...workshopFacts,
} satisfies Record<string, Fact>
