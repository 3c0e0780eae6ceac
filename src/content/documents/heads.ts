import { company } from '../company.ts'

/**
 * Title and description of each document in one language. They are apart from the documents, because every page loads
 * these texts, for its links, but only one page loads a document.
 */
export const heads = {
  about: {
    lang: 'de',
    title: 'KI, die nach dem Pilotprojekt weiterläuft',
    description: `${company.name} richtet KI in Unternehmen ein und schult die Menschen, die damit arbeiten. Was wir können, was wir ablehnen und wie wir anfangen.`,
  },
  catalogue: {
    lang: 'de',
    title: 'Meine KI-Services',
    description:
      'Sechs KI-Services für Unternehmen: Texte, Bilder, Videos, Automatisierung, Stimme und Musik. Mit Preisen, Ergebnissen und dem, was daran schwierig ist.',
  },
  privacyPolicy: {
    lang: 'en',
    title: 'Privacy policy',
    description: `What ${company.name} learns about you when you visit this site or write to us, how long we keep it, and how you have it erased.`,
  },
  termsOfService: {
    lang: 'en',
    title: 'Terms of service',
    description: `The rules for using the ${company.name} site: what a price on it means, when a contract is made, what we are liable for and which law applies.`,
  },
  imprint: {
    lang: 'en',
    title: 'Imprint',
    description: `Provider identification of ${company.name} under section 5 of the German Digital Services Act (DDG): address, e-mail, phone and register.`,
  },
  disclaimer: {
    lang: 'en',
    title: 'Disclaimer',
    description: `What the figures, testimonials and prices on the ${company.name} site can tell you, where their limits are, and what AI output still needs from a person.`,
  },
} as const satisfies Record<string, DocumentHead>

/** What a page in one language says about itself. */
export interface DocumentHead {
  /** The language of the page, whatever that of the visitor. */
  lang: 'en' | 'de'
  title: string
  /** For search results and link previews, up to 155 characters. */
  description: string
}
