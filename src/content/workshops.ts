import { company } from './company.ts'
import { defineCollection, type Slug } from './collection.ts'

interface WorkshopFacts {
  url: `https://${string}`
  icon: 'sprout' | 'megaphone' | 'bot' | 'user-round'
  /** How long it takes, how many people take part at most, and the price per person; the texts state it, too. */
  days: number
  people: number
  euros: number
  /** The color of the card from the dusk palette. */
  color: 'amber' | 'ember' | 'magenta' | 'violet'
}

const { domain, subdomains } = company.workshops

function addressOf(workshop: keyof typeof subdomains) {
  return `https://${subdomains[workshop]}.${domain}` as const
}

/** The four workshops in display order; each has its own site. */
export const workshops = defineCollection({
  name: 'workshops',
  texts: {
    title: 'Title of the workshop, up to 45 characters',
    description: 'Two sentences: what one can do afterwards, up to 240 characters',
    audience: 'Who it is for, up to 100 characters',
    duration: 'How long, how many people, where, up to 80 characters',
    price: 'The price per person or group, up to 75 characters',
    topics: 'Four lines: what is practised, up to 90 characters each',
    caveat: 'One honest sentence: for whom it is the wrong workshop, up to 140 characters',
  },
  records: {
    beginner: { url: addressOf('beginner'), icon: 'sprout', days: 1, people: 12, euros: 390, color: 'amber' },
    marketing: { url: addressOf('marketing'), icon: 'megaphone', days: 2, people: 10, euros: 780, color: 'ember' },
    agent: { url: addressOf('agent'), icon: 'bot', days: 3, people: 8, euros: 1490, color: 'magenta' },
    avatar: { url: addressOf('avatar'), icon: 'user-round', days: 1, people: 6, euros: 690, color: 'violet' },
  } satisfies Record<string, WorkshopFacts>,
})

export type WorkshopSlug = Slug<typeof workshops>
