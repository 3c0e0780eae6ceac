import type { MessageId } from '#i18n/message-ids.gen.ts'

/** The eight links of the header. A link is highlighted on its own page and in the sections that belong to it. */
export const navigation = [
  { to: '/services', label: /*i18n*/ 'nav.services', sections: ['/services', '/services-overview'] },
  { to: '/expertise', label: /*i18n*/ 'nav.expertise', sections: ['/expertise'] },
  { to: '/projects', label: /*i18n*/ 'nav.projects', sections: ['/projects'] },
  { to: '/workshops', label: /*i18n*/ 'nav.workshops', sections: ['/workshops'] },
  { to: '/tools', label: /*i18n*/ 'nav.tools', sections: ['/tools'] },
  { to: '/why-ki', label: /*i18n*/ 'nav.why-ai', sections: ['/why-ki', '/why-ai'] },
  { to: '/about', label: /*i18n*/ 'nav.about', sections: ['/about'] },
  { to: '/contact', label: /*i18n*/ 'nav.contact', sections: ['/contact'] },
] as const satisfies readonly { to: string; label: MessageId; sections: readonly string[] }[]

/** The four legal documents, which the footer links to. */
export const legalLinks = [
  { to: '/legal/privacy-policy', label: /*i18n*/ 'legal.privacy-policy' },
  { to: '/legal/terms-of-service', label: /*i18n*/ 'legal.terms-of-service' },
  { to: '/legal/imprint', label: /*i18n*/ 'legal.imprint' },
  { to: '/legal/disclaimer', label: /*i18n*/ 'legal.disclaimer' },
] as const

/** Whether `path` is one of the sections or below one. */
export function isWithin(path: string, sections: readonly string[]): boolean {
  return sections.some((section) => path === section || path.startsWith(`${section}/`))
}
