import { expect, test } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { languages } from '#locale/locales.ts'
import { blockStorage, fillStorage } from '../../../support/setup/storage.ts'

test.each(languages)('The choice %s is cached in local storage under i18nextLng as raw text', (language) => {
  createLanguageStore('en').getState().choose(language)
  expect(localStorage.getItem('i18nextLng')).toBe(language)
})

test('With storage blocked or full the language still changes', () => {
  const store = createLanguageStore('en')
  fillStorage()
  store.getState().choose('de')
  blockStorage()
  store.getState().choose('en')
  expect(store.getState().language).toBe('en')
})
