import { defineCollection, type Slug } from './collection.ts'
import type { PhotoId } from './photos.ts'

export interface ClientFacts {
  name: string
  company: string
  /** The portrait. As long as one client has none, all are shown by their initials. */
  image?: PhotoId
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
  records: {
    'lena-hartmann': { name: 'Lena Hartmann', company: 'Hartmann Logistik' },
    'marcus-reed': { name: 'Marcus Reed', company: 'Reed & Alvarez' },
    'sofia-brandt': { name: 'Sofia Brandt', company: 'Brandt Möbelhaus' },
    'jonas-weiss': { name: 'Jonas Weiss', company: 'Kontorwerk' },
    'daniel-ortega': { name: 'Daniel Ortega', company: 'Mesa Ridge Outfitters' },
    'miriam-vogel': { name: 'Miriam Vogel', company: 'Praxisverbund Neckar' },
    'tom-keller': { name: 'Tom Keller', company: 'Keller Präzision' },
    'aisha-grant': { name: 'Aisha Grant', company: 'Bright Harbor Learning' },
    'clara-nowak': { name: 'Clara Nowak', company: 'Nowak Audio & Film' },
    'ben-osei': { name: 'Ben Osei', company: 'Osei Hospitality' },
    'karen-whitfield': { name: 'Karen Whitfield', company: 'Front Range Appliance Parts' },
    'katrin-lindner': { name: 'Dr. Katrin Lindner', company: 'Ärzteverbund Pleiße' },
    'florian-huber': { name: 'Florian Huber', company: 'Almgrund Hotels' },
    'rachel-tafoya': { name: 'Rachel Tafoya', company: 'Sandia Plains Credit Union' },
    'petra-schuster': { name: 'Petra Schuster', company: 'Stadtwerke Lindental' },
    'kevin-nguyen': { name: 'Kevin Nguyen', company: 'High Plains Dental' },
    'andreas-rieger': { name: 'Andreas Rieger', company: 'Rieger Fördertechnik' },
    'laura-chen': { name: 'Laura Chen', company: 'Blue Mesa Insurance' },
  } satisfies Record<string, ClientFacts>,
})

export type ClientSlug = Slug<typeof clients>

/** The client of a testimonial and the stars; null if there are none. Its text is in the catalogs. */
export interface TestimonialFacts {
  client: ClientSlug
  rating: number | null
}
