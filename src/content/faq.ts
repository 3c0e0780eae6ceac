import { defineCollection, type Slug } from './collection.ts'
import { company } from './company/company.ts'
import { team } from './company/team.ts'
import { terms, type Term } from './company/promises.ts'

interface QuestionFacts {
  /** The promise with which the answer begins. */
  term?: Term
  /** The promise ends the answer instead, because the question asks for something else first. */
  ends?: true
}

/** A question that only the promise answers: without it, there is no such question. */
const onlyBy = (term: Term): QuestionFacts | null => (terms.has(term) ? { term } : null)

/** What buyers ask before they write, the same in every language. */
export const faq = defineCollection({
  name: 'faq',
  part: 'faq',
  texts: {
    question: 'How buyers ask about it before the first call, up to 70 characters',
    answer: 'The answer in two to four short sentences, up to 420 characters',
  },
  records: {
    reports: {},
    data: onlyBy('data'),
    people: team.all.length > 0 ? {} : null,
    reach: onlyBy('languages'),
    cost: { term: 'starting-price', ends: true },
    // Of a company in Germany, nobody asks.
    tax: company.address.country === 'DE' ? null : {},
    included: {},
    chatgpt: {},
    target: onlyBy('target-day'),
    liability: {},
    staff: {},
    contract: { term: 'notice', ends: true },
  } satisfies Record<string, QuestionFacts | null>,
})

export type Question = Slug<typeof faq>

const groups: readonly { about: 'security' | 'company' | 'work'; slugs: readonly string[] }[] = [
  { about: 'security', slugs: ['reports', 'data'] },
  { about: 'company', slugs: ['people', 'reach'] },
  {
    about: 'work',
    slugs: ['cost', 'tax', 'included', 'chatgpt', 'target', 'liability', 'staff', 'contract'],
  },
]

/** The questions by what they are about, in the order in which they are shown. */
export const questions = groups.map(({ about, slugs }) => ({ about, slugs: slugs.filter((slug) => faq.has(slug)) }))

/** The messages of an answer, a paragraph each. */
export function answerOf(slug: Question) {
  const entry = faq.find(slug)
  const promise = 'term' in entry ? terms.when(entry.term, ({ text }) => text.text) : undefined
  const told = [...(promise ? [promise] : []), entry.text.answer]
  return 'ends' in entry ? told.toReversed() : told
}
