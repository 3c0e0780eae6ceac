import { count, hours, minutes, percent, times, type Quantity } from '#locale/quantity.ts'
import { defineCollection } from '../collection.ts'

interface FigureFacts {
  value: Quantity
  /** What the value is: a share of all, an amount more than before, or a factor of speed. */
  kind: 'share' | 'gain' | 'speed'
}

export const whyAiStats = defineCollection({
  name: 'why-ai-stats',
  texts: { label: 'What the figure counts, up to 60 characters' },
  records: {
    'businesses-using-ai': { value: percent(75), kind: 'share' },
    'productivity-gain': { value: percent(40), kind: 'gain' },
    'interactions-automated': { value: percent(85), kind: 'share' },
    'faster-decisions': { value: times(2.3), kind: 'speed' },
  } satisfies Record<string, FigureFacts>,
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
