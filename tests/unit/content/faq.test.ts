import { expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { faq, questionsOf } from '#content/faq.ts'
import { locales } from '#locale/locales.ts'

/** What is asked only if the company is in the United States. */
const american = company.address.country === 'US' ? [] : ['agreement', 'ai-law', 'representative', 'funding']

test.each(locales)('The page of questions has each of them in %s once', (locale) => {
  const asked = questionsOf(locale).flatMap(({ slugs }) => slugs)
  expect(asked).toHaveLength(new Set(asked).size)
  expect([...asked, ...american]).toEqual(expect.arrayContaining([...faq.slugs]))
})
