import { expect, test } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { languages } from '#locale/locales.ts'

test.each(languages)('The choice %s is cached in local storage under i18nextLng as raw text', (language) => {
  createLanguageStore('en').getState().choose(language)
  expect(localStorage.getItem('i18nextLng')).toBe(language)
})
