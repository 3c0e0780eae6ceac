import { createMemoryHistory } from '@tanstack/react-router'
import { createLanguageStore } from '#features/language/language-store.ts'
import type { Locale } from '#i18n/locales.ts'
import { createWords } from '#i18n/words.ts'
import { createAppRouter } from '../../../src/router.tsx'

const decks = { en: createWords('en', {}), de: createWords('de', {}) }

/** The router after it has loaded an address in a language, nothing rendered. */
export async function visit(path: string, locale: Locale = 'en') {
  await decks[locale].complete()
  const router = createAppRouter({
    context: { words: decks[locale], languageStore: createLanguageStore(locale) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}
