/**
 * Runs in <head> before the first paint, and begins the start of the page (states.ts). The build inlines this script into
 * every page and allows it by its hash.
 */
import { recordInput } from './before-hydration.ts'
import { htmlAttribute, rootId, setDocumentLocale, type DocumentData } from './contract.ts'
import { runsScripts, showDocumentOnly } from './document-only.ts'
import { loadClient, patience } from './load-client.ts'
import { inTime } from './next-task.ts'
import { begin, end, enter, isNow } from './states.ts'
import { keepLettersOfAddresses } from './typed-address.ts'
import { draftKey, keepTyped } from '#features/contact/expired-draft.ts'
import { applyTheme, defaultTheme, parseTheme, themeKey } from '#features/theme/theme.ts'
import { addressIn, browserLanguage } from '#i18n/detect.ts'
import { languageKey, localeOf, type Locale } from '#locale/locales.ts'
import { readStored, removeStored } from '#storage/safe-storage.ts'

/** Rejects if the rest of the document does not come. */
const parsed = inTime(
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true })),
  patience,
)

applyTheme(parseTheme(readStored('local', themeKey)) ?? defaultTheme)
try {
  keepLettersOfAddresses()
  window.boot = { input: recordInput() }
  if (!runsScripts()) throw new Error('The browser is older than the scripts of the page')
  window.boot.ready = start().catch(fail)
} catch (error) {
  void fail(error)
}

// What the browser has sent is no draft any more. After a reload there may be a new one.
if (isNewVisit() && window.location.hash === '#message-sent') removeStored('session', draftKey)
// At once, so that little moves.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.hidden = true
  },
  true,
)
// A link to the page in another language leads to the same query and anchor, whichever scripts run and however it is opened.
for (const use of ['click', 'auxclick', 'contextmenu'])
  document.addEventListener(
    use,
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
      if (!link) return
      const address = addressIn(link.hreflang)
      // A link to the page that is shown leads to its top.
      link.href = link.hreflang === htmlAttribute('locale') ? address.replace(/#.*/, '') : address
    },
    true,
  )
window.addEventListener('pagehide', () => {
  if (!isNow('running')) keepTyped()
})
// Safari keeps a document for Back whose scripts it has stopped loading when the visitor left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isNow('document-only')) window.location.reload()
})

/** Resolves to true when the page can hydrate. */
async function start(): Promise<boolean> {
  enter('loading')
  // An anchor or the scroll position of an earlier visit needs the size of every part.
  if (isNewVisit() && !window.location.hash) begin('first-screen')
  await Promise.all([loadClient(parsed), showVisitorLanguage()])
  return true
}

/** Whether the document was opened by a link or an address: neither reloaded nor reached by going back. */
function isNewVisit(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && 'type' in loaded && loaded.type === 'navigate'
}

async function fail(reason: unknown): Promise<false> {
  await parsed.catch(() => undefined)
  console.warn('The page stays a document', reason)
  keepTyped()
  showDocumentOnly()
  return false
}

/** Settles when the document is in the visitor's language, or when replacing it has failed. */
async function showVisitorLanguage(): Promise<void> {
  const visitorLocale = localeOf(browserLanguage())
  if (visitorLocale === htmlAttribute('locale')) return
  begin('wrong-language')
  await replaceContent(visitorLocale).catch((error: unknown) => console.warn('The page stays in its language', error))
  end('wrong-language')
}

async function replaceContent(locale: Locale) {
  const [other] = await Promise.all([fetchDocument(locale), parsed])
  const from = other.getElementById(rootId)
  const to = document.getElementById(rootId)
  if (other.documentElement.lang !== locale || !from || !to) throw new Error('not the requested document')
  to.replaceChildren(...from.childNodes)
  setDocumentLocale(locale)
  // The anchor of the address is in the new content.
  if (window.location.hash) window.location.replace(window.location.hash)
  const messages: keyof DocumentData = 'messages'
  for (const selector of ['title', 'link[rel=canonical]', `#${messages}`]) {
    const replacement = other.querySelector(selector)
    const replaced = document.querySelector(selector)
    if (replacement && replaced) replaced.replaceWith(replacement)
  }
}

/** Fetches a document by XMLHttpRequest; unlike DOMParser, it is allowed under Trusted Types. */
function fetchDocument(locale: Locale): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = 4000
    request.addEventListener('load', () => {
      if (request.response instanceof Document) resolve(request.response)
      else reject(new Error('not a document'))
    })
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => reject(new Error('network error or timeout')))
    request.open('GET', `${htmlAttribute('page')}?${languageKey.query}=${locale}`)
    request.send()
  })
}
