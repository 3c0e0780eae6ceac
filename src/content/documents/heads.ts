import { company } from '../company/company.ts'

/** What a page in one language says about itself. */
export interface DocumentHead {
  document: DocumentName
  /** The language of the page, whatever that of the visitor. */
  lang: 'en' | 'de'
  title: string
}

type DocumentName = 'about' | 'offers' | 'privacyPolicy' | 'termsOfService' | 'imprint' | 'disclaimer'

/**
 * The title of each document in one language. They are apart from the documents, because every page loads these texts,
 * for its links, but only one page loads a document.
 */
export const heads = {
  about: { document: 'about', lang: 'de', title: `Über ${company.name} und KI, die im Alltag ankommt` },
  offers: { document: 'offers', lang: 'de', title: 'Meine KI-Services' },
  privacyPolicy: { document: 'privacyPolicy', lang: 'en', title: 'Privacy policy' },
  termsOfService: { document: 'termsOfService', lang: 'en', title: 'Terms of service' },
  imprint: { document: 'imprint', lang: 'en', title: 'Imprint' },
  disclaimer: { document: 'disclaimer', lang: 'en', title: 'Disclaimer' },
} as const satisfies Record<DocumentName, DocumentHead>
