import { defineCollection } from './collection.ts'

/** The questions that clients ask before they write, on the contact page. */
export const faq = defineCollection({
  name: 'faq',
  texts: {
    question: 'A question before the first call, up to 70 characters',
    answer: 'The answer in two to four short sentences, up to 420 characters',
  },
  records: { price: {}, data: {}, time: {}, people: {}, exit: {}, staff: {} },
})
