import { expect, test } from 'vitest'
import { faq, questionsOf } from '#content/faq.ts'
import { services } from '#content/services/services.ts'
import { locales } from '#locale/locales.ts'

test.each(locales)('The contact page shows every frequent question in %s once', (locale) => {
  expect(questionsOf(locale).toSorted()).toEqual(faq.slugs.toSorted())
})

test.each(locales)('The services pages show three different questions each in %s', (locale) => {
  for (const page of services.slugs) expect(new Set(questionsOf(locale, page)).size, page).toBe(3)
})
