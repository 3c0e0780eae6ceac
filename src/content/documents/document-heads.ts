import { company } from '../company.ts'

/**
 * Title and description of the one-language pages. They stand apart from the texts, because the router knows the
 * heads of all pages from the start and loads the texts only with their page.
 */
export const documentHeads = {
  privacyPolicy: {
    title: 'Privacy policy',
    description: `What ${company.name} learns about you when you visit this site or write to us, how long we keep it, and how you have it erased.`,
  },
  termsOfService: {
    title: 'Terms of service',
    description: `The rules for using the ${company.name} site: what a price on it means, when a contract is made, what we are liable for and which law applies.`,
  },
  imprint: {
    title: 'Imprint',
    description: `Provider identification of ${company.name} under section 5 of the German Digital Services Act (DDG): address, e-mail, phone and register.`,
  },
  disclaimer: {
    title: 'Disclaimer',
    description: `What the figures, testimonials and prices on the ${company.name} site can tell you, where their limits are, and what AI output still needs from a person.`,
  },
  about: {
    title: 'KI, die nach dem Pilotprojekt weiterläuft',
    description: `${company.name} richtet KI in Unternehmen ein und schult die Menschen, die damit arbeiten. Was wir können, was wir ablehnen und wie wir anfangen.`,
  },
  catalogue: {
    title: 'Meine KI-Services',
    description:
      'Sechs KI-Services für Unternehmen: Texte, Bilder, Videos, Automatisierung, Stimme und Musik. Mit Preisen, Ergebnissen und dem, was daran schwierig ist.',
  },
} as const
