import { defineCollection, type Slug } from './collection.ts'
import type { PhotoId } from './photos.ts'

export interface ClientFacts {
  name: string
  company: string
  country: 'DE' | 'US'
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
    'lena-hartmann': { name: 'Lena Hartmann', company: 'Hartmann Logistik', country: 'DE' },
    'marcus-reed': { name: 'Marcus Reed', company: 'Reed & Alvarez', country: 'US' },
    'sofia-brandt': { name: 'Sofia Brandt', company: 'Brandt Möbelhaus', country: 'DE' },
    'jonas-weiss': { name: 'Jonas Weiss', company: 'Kontorwerk', country: 'DE' },
    'daniel-ortega': { name: 'Daniel Ortega', company: 'Mesa Ridge Outfitters', country: 'US' },
    'miriam-vogel': { name: 'Miriam Vogel', company: 'Praxisverbund Neckar', country: 'DE' },
    'tom-keller': { name: 'Tom Keller', company: 'Keller Präzision', country: 'DE' },
    'aisha-grant': { name: 'Aisha Grant', company: 'Bright Harbor Learning', country: 'US' },
    'clara-nowak': { name: 'Clara Nowak', company: 'Nowak Audio & Film', country: 'DE' },
    'ben-osei': { name: 'Ben Osei', company: 'Osei Hospitality', country: 'US' },
    'karen-whitfield': { name: 'Karen Whitfield', company: 'Front Range Appliance Parts', country: 'US' },
    'katrin-lindner': { name: 'Dr. Katrin Lindner', company: 'Ärzteverbund Pleiße', country: 'DE' },
    'florian-huber': { name: 'Florian Huber', company: 'Almgrund Hotels', country: 'DE' },
    'rachel-tafoya': { name: 'Rachel Tafoya', company: 'Sandia Plains Credit Union', country: 'US' },
    'petra-schuster': { name: 'Petra Schuster', company: 'Stadtwerke Lindental', country: 'DE' },
    'kevin-nguyen': { name: 'Kevin Nguyen', company: 'High Plains Dental', country: 'US' },
    'andreas-rieger': { name: 'Andreas Rieger', company: 'Rieger Fördertechnik', country: 'DE' },
    'laura-chen': { name: 'Laura Chen', company: 'Blue Mesa Insurance', country: 'US' },
  } satisfies Record<string, ClientFacts>,
})

export type ClientSlug = Slug<typeof clients>

/** The client and rating of a testimonial; its text is in the catalogs. */
export interface TestimonialFacts {
  client: ClientSlug
  /** 1 to 5 stars */
  rating: number
}
