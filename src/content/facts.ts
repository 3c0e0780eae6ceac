import { companyFacts } from './company/company-facts.ts'
import { expertiseFacts } from './expertise/expertise-facts.ts'
import type { NamedFacts } from './fact.ts'
import { homeFacts } from './home/home-facts.ts'
import { projectFacts } from './projects/projects-facts.ts'
import { serviceFacts } from './services/services-facts.ts'
import { topicFacts } from './why-ai/topics-facts.ts'
import { workshopFacts } from './workshops/workshops-facts.ts'

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
} satisfies NamedFacts
