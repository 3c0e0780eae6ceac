import { createMemoryHistory } from '@tanstack/react-router'
import { createLanguageStore } from '#features/language/language-store.ts'
import type { Locale } from '#locale/locales.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { createAppRouter } from '../../../src/router.tsx'

/** The router after it has loaded a path in a language, without rendering. */
export async function visit(path: string, locale: Locale = 'en') {
  const messages = await loadCatalog(locale)
  const router = createAppRouter({
    context: { messages, languageStore: createLanguageStore(locale) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}
