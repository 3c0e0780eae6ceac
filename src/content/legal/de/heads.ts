import type { LegalHead } from '../legal-document.ts'

/** The titles of the legal pages and what links call them; all pages load them. */
export const heads = {
  privacyPolicy: {
    document: 'privacyPolicy',
    lang: 'de',
    title: 'Datenschutz\u00ADerklärung',
    label: /*i18n*/ 'legal.privacy-statement',
  },
  termsOfService: {
    document: 'termsOfService',
    lang: 'de',
    title: 'Allgemeine Geschäfts\u00ADbedingungen',
    label: /*i18n*/ 'legal.terms-of-business',
  },
  imprint: { document: 'imprint', lang: 'de', title: 'Impressum', label: /*i18n*/ 'legal.imprint' },
  disclaimer: {
    document: 'disclaimer',
    lang: 'de',
    title: 'Haftungs\u00ADausschluss',
    label: /*i18n*/ 'legal.disclaimer',
  },
} as const satisfies Record<string, LegalHead>
