import { defineCollection } from '#content/collection.ts'

export const contactSheet = defineCollection({
  name: 'contact-sheet',
  texts: {
    caption: 'What the picture shows or what is wrong with it, up to 40 characters',
  },
  records: {
    source: { wood: 'oak', drawers: 4 },
    apartment: { wood: 'oak', drawers: 4 },
    hallway: { wood: 'walnut', drawers: 4 },
    evening: { wood: 'oak', drawers: 4 },
    discarded: { wood: 'walnut', drawers: 5 },
  } satisfies Record<string, { wood: 'oak' | 'walnut'; drawers: number }>,
})
