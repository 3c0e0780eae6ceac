import { partFacts, type Part } from '../../src/content/company/parts.ts'

/** The messages of each part: ids, or what ids begin with. */
const ids: Readonly<Record<Part, string>> = {
  about: 'about nav.about',
  catalog: 'offers services-overview.to-offers',
  expertise:
    'expertise expertise-overview profile-choice credentials nav.expertise common.all-expertise common.explore-expertise common.meet-experts service-related.profile second-opinion session-attempts session-notes decision-matrix matrix-criteria matrix-options pull-request running-order training-day',
  faq: 'faq faq-page faq-short',
  projects: 'projects projects-overview case-studies nav.projects common.back-projects service-related.project',
  tools: 'tools tools-overview tool-categories nav.tools',
  whyAi: 'why-ai why-ai-page why-ai-stats why-ki topic-charts topic-parts area-impacts nav.why-ai common.back-why-ai',
  workshops: 'workshops workshops-overview nav.workshops service-related.workshop',
  assurances: '',
  calculator: 'savings',
  figures: 'home-stats home.stats',
  gains: 'home-gains',
  chat: 'contact.chat contact.method.chat',
  emergency: 'contact.hours.emergency',
  map: 'contact.map',
  newsletter: 'newsletter newsletter-link contact.sent.newsletter contact.sent.to-newsletter shell.footer.newsletter',
}

const missing = Object.entries(ids).flatMap(([part, own]) => (partFacts[part] === 'no' && own ? own.split(' ') : []))

/** Whether a message belongs to a part that the site does not have, so that nobody translates it. */
export function isOfMissingPart(id: string): boolean {
  return missing.some((beginning) => id === beginning || id.startsWith(`${beginning}.`))
}
