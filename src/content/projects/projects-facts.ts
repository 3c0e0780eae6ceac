import { count } from '#locale/quantity.ts'
import type { NamedFacts } from '../fact.ts'
import type { CaseFacts } from './cases.ts'
import { facts as bot } from './cases/customer-service-bot.ts'
import { facts as shop } from './cases/ecommerce-automation.ts'
import { facts as learning } from './cases/learning-platform.ts'
import { facts as quality } from './cases/quality-control.ts'
import { facts as posts } from './cases/social-media-generator.ts'
import { facts as notes } from './cases/voice-documentation.ts'
import { projects } from './projects.ts'

/** The cases by the names under which texts ask for their figures. */
const cases: Readonly<Record<string, CaseFacts>> = {
  ecommerceAutomation: shop,
  customerServiceBot: bot,
  socialMediaGenerator: posts,
  voiceDocumentation: notes,
  qualityControl: quality,
  learningPlatform: learning,
}

/** How many cases there are, and what was measured at their clients before and after. */
export const projectFacts: NamedFacts = {
  // For choices, such as `{casesShown, select, none {…} one {…} other {…}}`.
  casesShown: ['none', 'one'][projects.slugs.length] ?? 'many',
  caseCount: count(projects.slugs.length),
  ...Object.fromEntries(
    Object.entries(cases).flatMap(([name, { measured }]) => [
      [`${name}Before`, measured.before],
      [`${name}After`, measured.after],
    ]),
  ),
}
