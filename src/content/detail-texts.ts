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

/** How a detail page ends, in each of the two collections that share its layout. */
export const detailPages = defineCollection({
  name: 'detail-page',
  texts: {
    action:
      'Headline of the closing call to action, and on a second line what the visitor learns, together up to 220 characters',
  },
  records: { services: {}, expertise: {} },
})
