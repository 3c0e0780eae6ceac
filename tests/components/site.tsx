import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createLanguageStore } from '#features/language/language-store.ts'
import type { Locale } from '#locale/locales.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { App } from '../../src/app.tsx'
import { createAppRouter } from '../../src/router.tsx'

/** Opens the site at a path with the language in local storage and all messages loaded. */
export async function openSite(path: string, locale: Locale = 'en') {
  if (locale !== 'en') localStorage.setItem('i18nextLng', locale)
  document.documentElement.lang = locale
  const messages = await loadCatalog(locale)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ context: { messages, languageStore: createLanguageStore(locale) }, history })
  // The last navigation of an earlier test does not lead to this page.
  history.replace(path)
  await router.load()
  return { ...render(<App router={router} />), user: userEvent.setup(), messages, router }
}
