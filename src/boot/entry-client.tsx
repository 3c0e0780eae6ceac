import '#style/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { controlsOfPage, keepInPlace, leaveEventsToReact, replayInput } from './before-hydration.ts'
import { htmlAttribute, readData, rootId, setDocumentLocale } from './contract.ts'
import { showDocumentOnly } from './document-only.ts'
import { showErrorOverlay } from './error-overlay.ts'
import { afterNextPaint, layOutRest } from './next-paint.tsx'
import { nextTask } from './next-task.ts'
import { fetchPageMessages } from './page-messages.ts'
import { redirectToPage } from './plain-path.ts'
import { enter } from './states.ts'
import { keepTyped, merged, removeExpiredDraft } from '#features/contact/expired-draft.ts'
import { createLanguageStore } from '#features/language/language-store.ts'
import { browserLanguage } from '#i18n/detect.ts'
import { localeOf, locales } from '#locale/locales.ts'
import { storedKeys } from '#storage/safe-storage.ts'
import { createMessages } from '#i18n/messages.ts'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'
import { pagesOf } from '#site/page.ts'
import { pathOfPage } from '#site/use-page.ts'

removeExpiredDraft()
void start().catch(failed)
// Keeps the session of a visitor fresh. Without one, only pages with a form download the client; a failure waits for the next page.
if (storedKeys('local').some((key) => /^sb-.+-auth-token$/.test(key)))
  import('#backend/backend-client.ts').then(({ connectWhenIdle }) => connectWhenIdle()).catch(() => undefined)

async function start() {
  const container = document.getElementById(rootId)
  if (!container) throw new Error(`index.html has no #${rootId}`)
  await nextTask()
  const { boot } = window
  // A chunk of the page may import from this one, and be missing.
  if ((await boot?.ready) === false) return
  const page = htmlAttribute('page')
  // Going back before the client bundle ran changed the address but kept the document.
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded && new URL(loaded.name).pathname !== window.location.pathname) return window.location.reload()

  const prerendered = container.firstElementChild !== null
  // The first render must match the document.
  const own = prerendered && locales.find((one) => one === htmlAttribute('locale'))
  const locale = own || localeOf(browserLanguage())
  const messages = import.meta.env.DEV
    ? await (await import('#i18n/catalog.ts')).loadCatalog(locale)
    : createMessages(locale, { fetchMessages: fetchPageMessages, page, inlined: readData('messages') })
  const router = createAppRouter({ context: { messages, languageStore: createLanguageStore(locale) } })
  if (page === '/404' && redirectToPage(pagesOf(Object.values(router.routesById)).map(({ path }) => path))) return

  if (prerendered) {
    // Makes the router expect prerendered markup; without it the first render differs and React discards the markup.
    router.ssr = { manifest: undefined }
    await router.load()
    // An archive or a folder of files has other addresses: the router knows no page there.
    if (page && pathOfPage(router.state.matches) !== page) throw new Error('This is not the address of the page')
    await nextTask()
    const controls = controlsOfPage()
    let shown = [...container.childNodes]
    const { title } = document
    const { pathname } = window.location
    const stop = router.subscribe('onRendered', async () => {
      stop()
      shown = [...container.childNodes]
      // The effects of the page come first: stored choices and the draft of a message are then in place.
      await afterNextPaint()
      await layOutRest()
      if (boot) await replayInput(boot.input, controls)
    })
    const onUncaughtError = (error: unknown) => {
      // Another page is in a document of its own.
      if (window.location.pathname !== pathname) return window.location.reload()
      // React removes the page, with everything in it that was typed, and is only done with it after this.
      queueMicrotask(() => {
        container.replaceChildren(...shown)
        document.title = title
        failed(error)
      })
    }
    enter('hydrating')
    if (boot) keepInPlace(boot.input, controls, merged)
    startTransition(() => void hydrateRoot(container, <App router={router} />, { onUncaughtError }))
    if (boot) leaveEventsToReact(boot.input)
  } else {
    setDocumentLocale(locale)
    createRoot(container, { onUncaughtError: failed }).render(<App router={router} />)
  }
}

function failed(error: unknown) {
  if (import.meta.env.DEV) return showErrorOverlay(error)
  console.warn('The page failed', error)
  keepTyped()
  showDocumentOnly()
}
