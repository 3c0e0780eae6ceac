import type { Locale } from '#locale/locales.ts'
import { company } from './company/company.ts'
import { defineCollection, type Slug } from './collection.ts'

/**
 * What buyers ask before they write. A record is a concern that buyers have in every country; each catalog has the question
 * and the answer of its own buyers, so no text is a translation of the other language and none is left unread.
 */
export const faq = defineCollection({
  name: 'faq',
  texts: {
    question: 'Not a translation: how buyers in this language ask about it before the first call, up to 70 characters',
    answer:
      'Not a translation: the answer for buyers in this language in two to four short sentences, up to 420 characters',
  },
  records: {
    chatgpt: {},
    invoice: {},
    travel: {},
    /** Whom one reaches when, and in an emergency. */
    reach: {},
    contract: {},
    liability: {},
    data: {},
    /** What is signed about data, and with whom. */
    agreement: {},
    'ai-law': {},
    staff: {},
    /** Doubts whether AI is any use. */
    worth: {},
    /** If the result of the first weeks falls short. */
    target: {},
    exit: {},
    funding: {},
  },
})

export type FaqSlug = Slug<typeof faq>

/** The questions of the buyers of one language. */
interface Questions {
  /** In the order in which they are shown. */
  all: readonly FaqSlug[]
  /** Asked only of a company in the US. */
  american: readonly FaqSlug[]
}

/** The questions that each language shows. */
export function questionsOf(locale: Locale, { country } = company.address): readonly FaqSlug[] {
  const { all, american } = questions[locale]
  return all.filter((slug) => country === 'US' || !american.includes(slug))
}

const questions: Record<Locale, Questions> = {
  en: {
    all: [
      'chatgpt',
      'invoice',
      'target',
      'worth',
      'contract',
      'exit',
      'liability',
      'data',
      'agreement',
      'ai-law',
      'staff',
      'travel',
      'reach',
      'funding',
    ],
    american: ['agreement', 'ai-law'],
  },
  de: {
    all: [
      'reach',
      'travel',
      'invoice',
      'contract',
      'target',
      'liability',
      'data',
      'agreement',
      'staff',
      'ai-law',
      'worth',
      'chatgpt',
      'funding',
      'exit',
    ],
    american: [],
  },
}
