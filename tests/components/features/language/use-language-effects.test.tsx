import type { AllMessages } from '@lingui/core'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLanguageStore, LanguageContext, useLanguageEffects } from '#features/language/language-store.ts'
import type { Language } from '#locale/locales.ts'
import { createMessages } from '#i18n/messages.ts'
import { takeConsole } from '../../../support/setup/console.ts'

/** The page `/` in English. The German messages arrive, or fail to, when the test says so. */
function open() {
  localStorage.setItem('i18nextLng', 'en')
  document.documentElement.lang = 'en'
  const german = Promise.withResolvers<AllMessages>()
  const messages = createMessages('en', { fetchMessages: () => german.promise, page: '/' })
  const store = createLanguageStore('en')
  const onFailure = vi.fn()
  const shownPages = () => ['/']
  renderHook(() => useLanguageEffects(messages, shownPages, onFailure), {
    wrapper: ({ children }) => <LanguageContext value={store}>{children}</LanguageContext>,
  })
  const choose = (language: Language) =>
    act(async () => {
      store.getState().choose(language)
      await vi.runAllTimersAsync()
    })
  const language = () => [store.getState().language, messages.i18n.locale, document.documentElement.lang]
  return { choose, german, language, messages, onFailure }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Texts and lang change together, once the messages have arrived', async () => {
  const { choose, german, language, messages } = open()
  await choose('de')
  expect(language()).toEqual(['de', 'en', 'en'])
  const langs: string[] = []
  messages.i18n.on('change', () => queueMicrotask(() => langs.push(document.documentElement.lang)))
  await act(async () => german.resolve({}))
  expect(language()).toEqual(['de', 'de', 'de'])
  expect(langs.at(-1), 'in the same task').toBe('de')
})

test('A choice during the download replaces the one before it', async () => {
  const { choose, german, language } = open()
  await choose('de')
  await choose('en')
  await act(async () => german.resolve({}))
  expect(language()).toEqual(['en', 'en', 'en'])
})

test('A choice is given up soon if the document in its language does not answer either', async () => {
  const { choose, german, language, onFailure } = open()
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  await choose('de')
  const before = Date.now()
  await act(async () => {
    german.reject(new Error('No answer within 8 s'))
    await vi.runAllTimersAsync()
  })
  expect(language()).toEqual(['en', 'en', 'en'])
  expect(onFailure).toHaveBeenCalled()
  expect(Date.now() - before).toBeLessThan(2500)
  expect(takeConsole()).toEqual([expect.stringContaining('The texts could not be loaded')])
})

test('A failed download of a language that is no longer chosen changes nothing', async () => {
  const { choose, german, language, onFailure } = open()
  await choose('de')
  await choose('en')
  await act(async () => german.reject(new Error('offline')))
  expect(language()).toEqual(['en', 'en', 'en'])
  expect(onFailure).not.toHaveBeenCalled()
  expect(takeConsole()).toEqual([expect.stringContaining('The texts could not be loaded')])
})
