import { defineCollection, recordsOf, type Slug } from './collection.ts'
import type { Locale } from '#locale/locales.ts'
import type { PhotoId } from './photos.ts'

export interface ClientFacts {
  name: string
  company: string
  /** The portrait. As long as one client has none, all are shown by their initials. */
  image?: PhotoId
  /** The language of the client. Its readers see the client before others. */
  language: Locale
}

/**
 * The sample clients of testimonials and case studies: one world, in which each client has one trade, one place and one
 * size. Replace them with real ones, with their consent.
 */
export const clients = defineCollection({
  name: 'clients',
  texts: {
    role: 'Job title below the name, up to 40 characters',
    about: 'What the company is and where, without its name, up to 60 characters',
  },
  records: recordsOf<ClientFacts>()({
    'lena-hartmann': { name: 'Lena Hartmann', company: 'Hartmann Logistik', language: 'de' },
    'marcus-reed': { name: 'Marcus Reed', company: 'Reed & Alvarez', language: 'en' },
    'sofia-brandt': { name: 'Sofia Brandt', company: 'Brandt Möbelhaus', language: 'de' },
    'jonas-weiss': { name: 'Jonas Weiss', company: 'Kontorwerk', language: 'de' },
    'daniel-ortega': { name: 'Daniel Ortega', company: 'Mesa Ridge Outfitters', language: 'en' },
    'miriam-vogel': { name: 'Miriam Vogel', company: 'Praxisverbund Neckar', language: 'de' },
    'tom-keller': { name: 'Tom Keller', company: 'Keller Präzision', language: 'de' },
    'aisha-grant': { name: 'Aisha Grant', company: 'Bright Harbor Learning', language: 'en' },
    'clara-nowak': { name: 'Clara Nowak', company: 'Nowak Audio & Film', language: 'de' },
    'ben-osei': { name: 'Ben Osei', company: 'Osei Hospitality', language: 'en' },
    'karen-whitfield': { name: 'Karen Whitfield', company: 'Front Range Appliance Parts', language: 'en' },
    'katrin-lindner': { name: 'Dr. Katrin Lindner', company: 'Ärzteverbund Pleiße', language: 'de' },
    'florian-huber': { name: 'Florian Huber', company: 'Almgrund Hotels', language: 'de' },
    'rachel-tafoya': { name: 'Rachel Tafoya', company: 'Sandia Plains Credit Union', language: 'en' },
    'petra-schuster': { name: 'Petra Schuster', company: 'Stadtwerke Lindental', language: 'de' },
    'kevin-nguyen': { name: 'Kevin Nguyen', company: 'High Plains Dental', language: 'en' },
    'andreas-rieger': { name: 'Andreas Rieger', company: 'Rieger Fördertechnik', language: 'de' },
    'laura-chen': { name: 'Laura Chen', company: 'Blue Mesa Insurance', language: 'en' },
  }),
})

export type ClientSlug = Slug<typeof clients>

/** The stars of a testimonial; null if there are none. */
export interface Rated {
  rating: number | null
}

/** What a client says: the collections of testimonials have the client as their key. Its text is in the catalogs. */
export interface TestimonialFacts extends Rated {
  client: ClientSlug
}
