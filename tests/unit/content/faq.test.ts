import { expect, test } from 'vitest'
import { faq, questionsOf } from '#content/faq.ts'
import { locales } from '#locale/locales.ts'

test.each(locales)('The contact page shows every frequent question in %s once', (locale) => {
  expect(questionsOf(locale).toSorted()).toEqual(faq.slugs.toSorted())
})
