import { company } from '../company.ts'

/**
 * Title and description of each document in one language. They are apart from the documents, because every page loads
 * these texts, for its links, but only one page loads a document.
 */
export const heads = {
  about: {
    lang: 'de',
    title: `Über ${company.name}: KI, die im Alltag ankommt`,
    description: `${company.name} richtet KI in mittelständischen Unternehmen ein und schult die Teams. Hier steht, woran wir glauben und welche Aufträge wir ablehnen.`,
  },
  catalogue: {
    lang: 'de',
    title: 'Meine KI-Services',
    description:
      'Wir erzeugen Texte, Bilder, Filme, Stimmen und Musik mit KI und bauen Software nach Maß. Jede Karte nennt Preis, Leistungsumfang und Grenzen.',
  },
  privacyPolicy: {
    lang: 'en',
    title: 'Privacy policy',
    description: `What ${company.name} learns about you when you visit this site or write to us, how long we keep it, and how to have it deleted.`,
  },
  termsOfService: {
    lang: 'en',
    title: 'Terms of service',
    description: `The rules for using the ${company.name} site: what our prices mean, when a contract is made, what we’re liable for and which law applies.`,
  },
  imprint: {
    lang: 'en',
    title: 'Imprint',
    description: `Provider identification of ${company.name} under section 5 of the German Digital Services Act (DDG): address, email, phone and register.`,
  },
  disclaimer: {
    lang: 'en',
    title: 'Disclaimer',
    description: `What the figures, testimonials and prices on the ${company.name} site can and can’t tell you, and why a person should check AI output.`,
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
