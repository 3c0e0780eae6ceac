import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'

export const whyAiStats = defineCollection({
  name: 'why-ai-stats',
  texts: { label: 'What the figure counts, up to 60 characters' },
  records: {
    'businesses-using-ai': { value: percent(75) },
    'productivity-gain': { value: percent(40) },
    'interactions-automated': { value: percent(85) },
    'faster-decisions': { value: times(2.3) },
  } satisfies Record<string, { value: Quantity }>,
})

interface AreaFacts {
  icon: 'megaphone' | 'headset' | 'factory' | 'receipt'
  /** What the effect compares; its figures stand in the text of the impact. */
  measured: { before: Quantity; after: Quantity }
}

export const areaImpacts = defineCollection({
  name: 'area-impacts',
  texts: {
    title: 'Business area, up to 30 characters',
    description: 'What changes there, up to 180 characters',
    impact: 'The effect in a few words with a figure, up to 50 characters',
  },
  records: {
    marketing: { icon: 'megaphone', measured: { before: count(4), after: count(12) } },
    service: {
      icon: 'headset',
      measured: { before: hours(10), after: hours(3) },
    },
    operations: { icon: 'factory', measured: { before: hours(3), after: minutes(25) } },
    finance: {
      icon: 'receipt',
      measured: { before: hours(180), after: hours(75) },
    },
  } satisfies Record<string, AreaFacts>,
})
