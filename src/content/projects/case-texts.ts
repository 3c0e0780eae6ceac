import { defineCollection } from '../collection.ts'
import { projectRecords } from './projects.ts'

/** What only the page of a case study tells about its project; every page loads the texts of `projects`, for its links. */
export const caseTexts = defineCollection({
  name: 'case-studies',
  texts: {
    paper: 'Kind of the document, e.g. “Defect catalog, page 7”, up to 40 characters',
    paperTitle: 'Its title, up to 50 characters',
    lines:
      'Four lines of the document, in each its name, a colon and what it says, up to 120 characters each; what is *highlighted* between asterisks',
    remark: 'What we say about the document, its name on the first line, up to 130 characters',
    price: 'What the price contains, below it on the receipt, up to 60 characters',
    basis: 'How the saving was counted and what is not in it, up to 200 characters',
  },
  records: projectRecords,
})
