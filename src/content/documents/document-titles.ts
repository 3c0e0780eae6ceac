import { company } from '../company/company.ts'
import type { LegalName } from '../legal/labels.ts'

/** What a page in one language says about itself. */
export interface DocumentTitle {
  document: DocumentName
  /** The language of the page, whatever that of the visitor. */
  lang: 'en' | 'de'
  title: string
}

type DocumentName = 'about' | 'offers' | LegalName

/**
 * The titles of the German pages; those of the legal pages are in their texts. They are apart from the documents, because every page loads these texts,
 * for its links, but only one page loads a document.
 */
export const documentTitles = {
  about: { document: 'about', lang: 'de', title: `${company.name} richtet KI ein und schult Ihr Team` },
  offers: { document: 'offers', lang: 'de', title: 'Meine KI-Services' },
} as const satisfies Record<string, DocumentTitle>
