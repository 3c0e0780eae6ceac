import type { Locale } from '#locale/locales.ts'
import { company } from './company/company.ts'
import { outsideUnion } from './company/reach-us.ts'
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
    reports: {},
    subprocessors: {},
    retention: {},
    encryption: {},
    /** What happens when data get into wrong hands. */
    breach: {},
    representative: {},
    people: {},
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

type FaqSlug = Slug<typeof faq>

/** The questions of the buyers of one language by what they are about, in the order in which they are shown. */
export function questionsOf(locale: Locale, { country } = company.address) {
  const hidden = new Set<FaqSlug>(locale === 'en' && country !== 'US' ? ['agreement', 'ai-law', 'funding'] : [])
  return groupsOf(locale).map(({ about, slugs }) => ({ about, slugs: slugs.filter((slug) => !hidden.has(slug)) }))
}

const work: Record<Locale, readonly FaqSlug[]> = {
  en: [
    'chatgpt',
    'invoice',
    'target',
    'worth',
    'contract',
    'exit',
    'liability',
    'ai-law',
    'staff',
    'travel',
    'funding',
  ],
  de: [
    'invoice',
    'contract',
    'target',
    'liability',
    'travel',
    'staff',
    'ai-law',
    'worth',
    'chatgpt',
    'funding',
    'exit',
  ],
}

const security: readonly FaqSlug[] = [
  'reports',
  'data',
  'subprocessors',
  'retention',
  'encryption',
  'breach',
  'agreement',
  ...outsideUnion<FaqSlug>('representative'),
]

const groupsOf = (locale: Locale) => [
  { about: 'security' as const, slugs: security },
  { about: 'company' as const, slugs: ['people', 'reach'] satisfies FaqSlug[] },
  { about: 'work' as const, slugs: work[locale] },
]
