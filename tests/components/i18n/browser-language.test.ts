import { afterEach, expect, test, vi } from 'vitest'
import { browserLanguage } from '#i18n/detect.ts'
import { blockStorage } from '../../support/setup/storage.ts'

afterEach(() => {
  document.cookie = 'i18next=; max-age=0'
  document.documentElement.lang = ''
  window.history.replaceState(null, '', '/')
})

test('The sources of the language are read in order of precedence', () => {
  document.documentElement.lang = 'en'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['eo'])
  expect(browserLanguage()).toBe('en')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['eo', 'de-AT'])
  expect(browserLanguage()).toBe('de')
  sessionStorage.setItem('i18nextLng', 'en')
  expect(browserLanguage()).toBe('en')
  localStorage.setItem('i18nextLng', 'de')
  expect(browserLanguage()).toBe('de')
  document.cookie = 'i18next=en'
  expect(browserLanguage()).toBe('en')
  window.history.replaceState(null, '', '/?lng=de')
  expect(browserLanguage()).toBe('de')
})

test('With storage and cookies blocked the language of the browser is used', () => {
  blockStorage()
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  expect(browserLanguage()).toBe('de')
})
