import { defineCollection } from './collection.ts'

/** The states of a link in a newsletter mail, as its page shows them: before the press what it asks for, then the outcome. */
export const linkStates = defineCollection({
  name: 'newsletter-link',
  texts: {
    title: 'Heading, up to 40 characters, no full stop',
    text: 'What that means, or what to do, one or two sentences, up to 140 characters',
  },
  records: {
    confirm: { tone: 'question' },
    unsubscribe: { tone: 'question' },
    confirmed: { tone: 'done' },
    'already-confirmed': { tone: 'done' },
    unsubscribed: { tone: 'done' },
    expired: { tone: 'problem' },
    failed: { tone: 'problem' },
  },
})
