import './style/global.css'
import type { Messages } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createLanguageStore } from '#features/language/language-store.ts'
import { browserLanguage } from '#i18n/browser-language.ts'
import { localeOf, locales, type Locale } from '#i18n/locales.ts'
import { createWords } from '#i18n/words.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'
import { allowSkippedTransitions } from './view-transitions.ts'

allowSkippedTransitions()
void start()

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  // Set by before-paint.ts while it fetches the document in the visitor's language.
  await window.rightDocument

  const prerendered = container.firstElementChild !== null
  const locale = prerendered ? documentLocale() : localeOf(browserLanguage())
  const words = createWords(locale, carriedWords())
  if (!prerendered) await words.complete()
  const router = createAppRouter({ context: { words, languageStore: createLanguageStore(locale) } })

  if (prerendered) {
    // Tells the router to expect the markup of the server; without it the first render differs and is thrown away.
    router.ssr = { manifest: undefined }
    await router.load()
    startTransition(() => void hydrateRoot(container, <App router={router} />))
  } else {
    document.documentElement.lang = locale
    createRoot(container).render(<App router={router} />)
  }
}

/** The language of the document as it came, which the first render has to equal. */
function documentLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? 'en'
}

/** The messages of this page, compiled, from the data block that the prerender wrote. */
function carriedWords(): Messages {
  const block = document.getElementById('words')?.textContent
  const words: Messages = block ? JSON.parse(block) : {}
  return words
}
