import { defineCollection, searchTexts, textFields } from './collection.ts'

/** The text fields of a service or expertise page, in display order. */
export const detailTexts = textFields({
  searchTitle: searchTexts.searchTitle,
  name: 'Title of the card and of the page, up to 30 characters',
  description: 'On the card and in search results: what is done for whom, in a sentence, 70 to 150 characters',
  headline: 'In large letters below the name of the page, up to 70 characters, no full stop',
  lead: 'One or two sentences below the headline, up to 240 characters',
  audience: 'Who it is for, one or two sentences, up to 220 characters',
  duration: 'How long it takes, one or two sentences, up to 220 characters',
  cost: 'What it costs and what the price contains, one or two sentences, up to 220 characters',
  risk: 'What can go wrong and what we do about it, one or two sentences, up to 260 characters',
  features: 'Key features: four lines, in each its name, a colon and a sentence on it, up to 170 characters each',
  benefits: 'What the client has afterwards: two to four lines, one benefit a line, up to 110 characters each',
  process: 'Four lines, in each the name of a step, a colon and who does what, up to 190 characters each',
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
    action: 'Headline of the closing call to action, up to 60 characters, no full stop',
    offer: 'Text below it: what the visitor learns, one sentence, up to 160 characters',
  },
  records: { services: {}, expertise: {} },
})
