import { textFields } from './collection.ts'

/** How search results and link previews show a page of a collection. */
export const searchTexts = textFields({
  searchTitle:
    'Title in search results and in the browser tab, without the company: names AI and a benefit, up to 50 characters',
  searchDescription:
    'What the page offers, in one or two sentences with a verb, without a sample result, 70 to 155 characters',
})
