import { count, type Quantity } from '#locale/quantity.ts'
import { defineCollection, recordsOf, type Slug } from './collection.ts'
import type { PhotoId } from './photos.ts'

/** The eight categories of the list of tools, in the order of the filter bar. */
export const toolCategories = defineCollection({
  name: 'tool-categories',
  texts: { name: 'Category in the filter bar, up to 25 characters' },
  records: {
    'text-generation': {},
    'image-generation': {},
    productivity: {},
    'video-generation': {},
    marketing: {},
    'voice-synthesis': {},
    development: {},
    design: {},
  },
})

type ToolCategory = Slug<typeof toolCategories>

interface Users {
  /** People, as the vendor or the press named them. */
  count: Quantity<'count'>
  /** The time within which they are counted; otherwise all who have an account. */
  per?: 'week' | 'month'
  year: number
}

const users = (value: number, year: number, per?: Users['per']): Users => ({
  count: count(value, { atLeast: true, compact: true }),
  year,
  ...(per && { per }),
})

interface ToolFacts {
  name: string
  category: ToolCategory
  image: PhotoId
  users: Users
  /** 4.5 to 4.9 */
  rating: number
  affiliateLink: `https://${string}`
  /** True if the vendor pays us a commission; the card then says so. */
  affiliate?: true
}

/** The eight third-party tools that we recommend, one per category. No number is derived from their prices. */
export const tools = defineCollection({
  name: 'tools',
  part: 'tools',
  texts: {
    description: 'What it does best and for whom, up to 180 characters',
    price: 'Price as display text, e.g. "Free; Plus from $20 a month", up to 50 characters',
    features: 'Five lines, one feature each, up to 70 characters; the card shows the first three',
    pros: 'One or two lines: what speaks for it, up to 90 characters each',
    cons: 'One or two lines: what speaks against it, honestly, up to 90 characters each',
  },
  records: recordsOf<ToolFacts>()({
    chatgpt: {
      name: 'ChatGPT',
      category: 'text-generation',
      image: 'photo-1486312338219-ce68d2c6f44d',
      users: users(800_000_000, 2025, 'week'),
      rating: 4.8,
      affiliateLink: 'https://chatgpt.com',
    },
    midjourney: {
      name: 'Midjourney',
      category: 'image-generation',
      image: 'photo-1620641788421-7a1c342ea42e',
      users: users(20_000_000, 2025),
      rating: 4.6,
      affiliateLink: 'https://www.midjourney.com',
    },
    notion: {
      name: 'Notion',
      category: 'productivity',
      image: 'photo-1552664730-d307ca884978',
      users: users(100_000_000, 2024),
      rating: 4.6,
      affiliateLink: 'https://www.notion.com',
    },
    synthesia: {
      name: 'Synthesia',
      category: 'video-generation',
      image: 'photo-1574717024653-61fd2cf4d44d',
      users: users(1_000_000, 2024),
      rating: 4.5,
      affiliateLink: 'https://www.synthesia.io',
    },
    hubspot: {
      name: 'HubSpot',
      category: 'marketing',
      image: 'photo-1460925895917-afdab827c52f',
      // At least one at each paying company.
      users: users(250_000, 2025),
      rating: 4.5,
      affiliateLink: 'https://www.hubspot.com',
    },
    elevenlabs: {
      name: 'ElevenLabs',
      category: 'voice-synthesis',
      image: 'photo-1589903308904-1010c2294adc',
      users: users(1_000_000, 2023),
      rating: 4.8,
      affiliateLink: 'https://elevenlabs.io',
    },
    'github-copilot': {
      name: 'GitHub Copilot',
      category: 'development',
      image: 'photo-1461749280684-dccba630e2f6',
      users: users(20_000_000, 2025),
      rating: 4.7,
      affiliateLink: 'https://github.com/features/copilot',
    },
    canva: {
      name: 'Canva',
      category: 'design',
      image: 'photo-1529119368496-2dfda6ec2804',
      users: users(200_000_000, 2024, 'month'),
      rating: 4.9,
      affiliateLink: 'https://www.canva.com',
    },
  }),
})

/** A tool as its card shows it. */
export type Tool = (typeof tools.all)[number] & Pick<ToolFacts, 'affiliate'>
