import type { Locale } from '#locale/locales.ts'
import { company } from './company/company.ts'
import { defineCollection, type Slug } from './collection.ts'
import type { ServiceSlug } from './services/services.ts'

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
  /** On the contact page: all of them, in this order. */
  all: readonly FaqSlug[]
  /** On the page of each service. */
  short: Record<ServiceSlug, readonly FaqSlug[]>
  /** Asked only of a company in the US. */
  american: readonly FaqSlug[]
}

/** The questions that each language shows: of a service its own, or all. */
export function questionsOf(locale: Locale, page?: ServiceSlug, { country } = company.address): readonly FaqSlug[] {
  const { all, short, american } = questions[locale]
  return (page ? short[page] : all).filter((slug) => country === 'US' || !american.includes(slug))
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
    short: {
      'text-generation': ['chatgpt', 'liability', 'data'],
      'image-creation': ['contract', 'target', 'exit'],
      'music-production': ['contract', 'invoice', 'exit'],
      'voice-synthesis': ['reach', 'agreement', 'ai-law'],
      'video-generation': ['travel', 'contract', 'target'],
      'ai-development': ['worth', 'data', 'staff'],
    },
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
    short: {
      'text-generation': ['chatgpt', 'data', 'staff'],
      'image-creation': ['invoice', 'target', 'exit'],
      'music-production': ['contract', 'invoice', 'exit'],
      'voice-synthesis': ['reach', 'agreement', 'liability'],
      'video-generation': ['travel', 'ai-law', 'target'],
      'ai-development': ['worth', 'data', 'staff'],
    },
    american: [],
  },
}
