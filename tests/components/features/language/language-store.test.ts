import { expect, test } from 'vitest'
import { createLanguageStore } from '#features/language/language-store.ts'
import { languages } from '#locale/locales.ts'
import { blockStorage, fillStorage } from '../../../support/setup/storage.ts'

test('The initial language is that of the document, regardless of storage', () => {
  localStorage.setItem('i18nextLng', 'de')
  expect(createLanguageStore('en').getState().language).toBe('en')
})

test.each(languages)('The choice %s is cached in local storage under i18nextLng as raw text', (language) => {
  createLanguageStore('en').getState().choose(language)
  expect(localStorage.getItem('i18nextLng')).toBe(language)
})

test('The choice is stored nowhere else: no session storage and no cookie', () => {
  createLanguageStore('en').getState().choose('de')
  expect(sessionStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(Object.keys(localStorage)).toEqual(['i18nextLng'])
})

test('With storage blocked or full the language still changes', () => {
  const store = createLanguageStore('en')
  fillStorage()
  store.getState().choose('de')
  blockStorage()
  store.getState().choose('es')
  expect(store.getState().language).toBe('es')
})
