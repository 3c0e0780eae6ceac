import { defineCollection } from './collection.ts'
import { invoiceHours, replies } from './topic-examples.ts'

interface FigureFacts {
  value: string
  /** What the value is: a share of all, an amount more than before, or a factor of speed. */
  kind: 'share' | 'gain' | 'speed'
}

/** The four stats of the why-AI overview. */
export const whyAiStats = defineCollection({
  name: 'why-ai-stats',
  texts: { label: 'What the figure counts, up to 60 characters' },
  records: {
    'businesses-using-ai': { value: '75%', kind: 'share' },
    'productivity-gain': { value: '40%', kind: 'gain' },
    'interactions-automated': { value: '85%', kind: 'share' },
    'faster-decisions': { value: '2.3x', kind: 'speed' },
  } satisfies Record<string, FigureFacts>,
})

interface AreaFacts {
  icon: 'megaphone' | 'headset' | 'factory' | 'receipt'
  /** What the effect compares; its figures stand in the text of the impact. */
  measured: { before: Measure; after: Measure }
}

/** A value of a comparison. */
export interface Measure {
  value: number
  /** Without a unit, it is a number of things. */
  unit?: 'minute' | 'hour'
}

/** The length of a measure relative to others of its kind. */
export function lengthOf({ value, unit }: Measure): number {
  return unit === 'hour' ? 60 * value : value
}

/** Four business areas and what AI changes in each. */
export const areaImpacts = defineCollection({
  name: 'area-impacts',
  texts: {
    title: 'Business area, up to 30 characters',
    description: 'What changes there, up to 180 characters',
    impact: 'The effect in a few words with a figure, up to 50 characters',
  },
  records: {
    marketing: { icon: 'megaphone', measured: { before: { value: 4 }, after: { value: 12 } } },
    service: {
      icon: 'headset',
      measured: {
        before: { value: replies.hours.before, unit: 'hour' },
        after: { value: replies.routineMinutes, unit: 'minute' },
      },
    },
    operations: {
      icon: 'factory',
      measured: { before: { value: 3, unit: 'hour' }, after: { value: 25, unit: 'minute' } },
    },
    finance: {
      icon: 'receipt',
      measured: {
        before: { value: invoiceHours.before, unit: 'hour' },
        after: { value: invoiceHours.after, unit: 'hour' },
      },
    },
  } satisfies Record<string, AreaFacts>,
})
