import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { LanguageContext } from '#features/language/language-store.ts'
import type { AppRouter } from './router.tsx'

/** The whole site at the router's address, rendered identically by the prerender and the browser. */
export function App({ router }: { router: AppRouter }) {
  const { messages, languageStore } = router.options.context
  return (
    <StrictMode>
      <LanguageContext value={languageStore}>
        <I18nProvider i18n={messages.i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </LanguageContext>
    </StrictMode>
  )
}
