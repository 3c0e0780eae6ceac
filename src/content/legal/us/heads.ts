import type { LegalHead } from '../legal-document.ts'

/** The titles of the legal pages and what links call them; all pages load them. */
export const heads = {
  privacyPolicy: {
    document: 'privacyPolicy',
    lang: 'en',
    title: 'Privacy policy',
    label: /*i18n*/ 'legal.privacy-policy',
  },
  termsOfService: {
    document: 'termsOfService',
    lang: 'en',
    title: 'Terms of service',
    label: /*i18n*/ 'legal.terms-of-service',
  },
  imprint: { document: 'imprint', lang: 'en', title: 'Imprint', label: /*i18n*/ 'legal.imprint' },
  disclaimer: { document: 'disclaimer', lang: 'en', title: 'Disclaimer', label: /*i18n*/ 'legal.disclaimer' },
} as const satisfies Record<string, LegalHead>
