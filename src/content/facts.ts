import { companyFacts } from './facts/company.ts'
import { expertiseFacts } from './facts/expertise.ts'
import type { Fact } from './facts/fact.ts'
import { homeFacts } from './facts/home.ts'
import { projectFacts } from './facts/projects.ts'
import { serviceFacts } from './facts/services.ts'
import { topicFacts } from './facts/topics.ts'
import { workshopFacts } from './facts/workshops.ts'

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
