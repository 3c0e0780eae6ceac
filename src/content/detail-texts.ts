import { defineCollection, repeat, searchTexts, textFields } from './collection.ts'

/** The text fields of a service or expertise page, in display order. */
export const detailTexts = textFields({
  ...searchTexts,
  name: 'Title of the card and of the page, up to 30 characters',
  description: 'The sentence on the card: what is done for whom, up to 150 characters',
  headline: 'In large letters below the name of the page, up to 70 characters, no full stop',
  lead: 'Two or three sentences below the headline, up to 320 characters',
  audience: 'Who it is for, one or two sentences, up to 220 characters',
  duration: 'How long it takes, one or two sentences, up to 220 characters',
  cost: 'What it costs and what the price contains, one or two sentences, up to 220 characters',
  risk: 'What can go wrong and what we do about it, two or three sentences, up to 320 characters',
  features: repeat(4, {
    title: 'Key feature, up to 40 characters',
    text: 'One or two sentences on it, up to 200 characters',
  }),
  benefits: 'What the client has afterwards: three or four lines, one benefit a line, up to 110 characters each',
  process: repeat(4, {
    step: 'Name of the step, up to 30 characters',
    description: 'What happens, who does it and when, up to 200 characters',
  }),
  action: 'Headline of the closing call to action, up to 60 characters, no full stop',
  offer: 'Text below it: what the visitor learns, one or two sentences, up to 200 characters',
})

/** The section titles of a detail page, for each of the two collections that share its layout. */
export const detailPages = defineCollection({
  name: 'detail-page',
  texts: {
    features: 'Heading of the key features, up to 40 characters',
    benefits: 'Heading of the benefits, up to 40 characters',
    process: 'Heading of the four steps, up to 40 characters',
    testimonials: 'Heading of the testimonials, up to 40 characters',
    audience: 'Label: for whom, up to 40 characters',
    duration: 'Label: how long it takes, up to 40 characters',
    cost: 'Label: what it costs, up to 40 characters',
    risk: 'Label: what can go wrong, up to 40 characters',
  },
  records: { services: {}, expertise: {} },
})
