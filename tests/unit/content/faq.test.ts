import { expect, test } from 'vitest'
import { faq, questionsOf } from '#content/faq.ts'
import { locales } from '#locale/locales.ts'

test.each(locales)('The contact page shows every frequent question in %s once', (locale) => {
  expect(questionsOf[locale].all.toSorted()).toEqual(faq.slugs.toSorted())
})

test.each(locales)('The services pages show three different questions each in %s', (locale) => {
  for (const [page, three] of Object.entries(questionsOf[locale].short)) expect(new Set(three).size, page).toBe(3)
})
