import '../../../src/style/global.css'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createLanguageStore, LanguageContext } from '#features/language/language-store.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { createAppRouter } from '../../../src/router.tsx'
import { stories } from '../all-stories.ts'
import { Stories } from './stories-page.tsx'

window.stories = stories.map(({ name, size = 'component', screen = 1040 }) => ({ name, size, screen }))

/** Renders the stories after messages and fonts have loaded. */
const messages = await loadCatalog('en')
const languageStore = createLanguageStore('en')
// Components read pages and context from a router, although navigation does not change what is shown.
const router = createAppRouter({
  context: { messages, languageStore },
  history: createMemoryHistory({ initialEntries: ['/services'] }),
})
await Promise.all([router.load(), ...['600 1rem Display', '400 1rem Text'].map((face) => document.fonts.load(face))])

// A form restores its draft, but a story starts empty.
sessionStorage.clear()
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <LanguageContext value={languageStore}>
      <I18nProvider i18n={messages.i18n}>
        <RouterContextProvider router={router}>
          <Stories messages={messages} />
        </RouterContextProvider>
      </I18nProvider>
    </LanguageContext>
  </QueryClientProvider>,
)
