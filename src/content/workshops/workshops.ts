import { count, days, type Quantity } from '#locale/quantity.ts'
import { company } from '../company/company.ts'
import { defineCollection, recordsOf, type Slug } from '../collection.ts'
import { price } from '../price.ts'

interface WorkshopFacts {
  url: `https://${string}`
  icon: 'sprout' | 'megaphone' | 'bot' | 'user-round'
  /** How long it takes, and how many people take part at most. */
  days: Quantity<'day'>
  people: Quantity<'count'>
  /** For each person, and for the group of one company. */
  price: Quantity<'money'>
  inHouse: Quantity<'money'>
  color: 'amber' | 'ember' | 'magenta' | 'violet'
}

const { domain, subdomains } = company.workshops

function addressOf(workshop: keyof typeof subdomains) {
  return `https://${subdomains[workshop]}.${domain}` as const
}

/** The four workshops in display order; each has its own site. */
export const workshops = defineCollection({
  name: 'workshops',
  part: 'workshops',
  texts: {
    title: 'Title of the workshop, up to 45 characters',
    description: 'For whom, what they do and what they have afterwards, one or two sentences, up to 240 characters',
    schedule: 'When and where, for single seats and in-house, up to 80 characters',
    topics: 'Three lines: what is practiced, up to 70 characters each',
    caveat:
      'One or two honest sentences: for whom it is the wrong workshop, or what it cannot do, up to 140 characters',
  },
  records: recordsOf<WorkshopFacts>()({
    beginner: {
      url: addressOf('beginner'),
      icon: 'sprout',
      days: days(1),
      people: count(12),
      price: price(390),
      // Less than a day with the trainer, who prepares it with documents of the client.
      inHouse: price(1900),
      color: 'amber',
    },
    marketing: {
      url: addressOf('marketing'),
      icon: 'megaphone',
      days: days(2),
      people: count(10),
      price: price(780),
      inHouse: price(4800),
      color: 'ember',
    },
    agent: {
      url: addressOf('agent'),
      icon: 'bot',
      days: days(3),
      people: count(8),
      price: price(1490),
      inHouse: price(8400),
      color: 'magenta',
    },
    avatar: {
      url: addressOf('avatar'),
      icon: 'user-round',
      days: days(1),
      people: count(6),
      price: price(690),
      inHouse: price(2900),
      color: 'violet',
    },
  }),
})

export type WorkshopSlug = Slug<typeof workshops>
