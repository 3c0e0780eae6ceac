import { expect, test } from 'vitest'
import { faq, questionsOf } from '#content/faq.ts'
import { locales } from '#locale/locales.ts'

test.each(locales)('The page of questions has each of them in %s once', (locale) => {
  expect(
    questionsOf(locale)
      .flatMap(({ slugs }) => slugs)
      .toSorted(),
  ).toEqual(faq.slugs.toSorted())
})
