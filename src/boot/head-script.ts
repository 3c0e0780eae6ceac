/**
 * Runs in <head> before the first paint. It sets the theme. When the visitor's language differs from the document's, it
 * hides the page and replaces its content with the document in the right language. Then it loads the client bundle. The
 * build inlines this script into every page and allows it by its hash.
 */
import { recordVisitor } from './before-hydration.ts'
import {
  arriving,
  documentOnly,
  htmlAttribute,
  languagePending,
  rootId,
  setDocumentLocale,
  type DocumentData,
} from './contract.ts'
import { runsScripts, showDocumentOnly } from './document-only.ts'
import { loadClient } from './load-client.ts'
import { keepLettersOfAddresses } from './typed-address.ts'
import { keepTyped } from '#features/contact/expired-draft.ts'
import { applyTheme, defaultTheme, parseTheme, themeKey } from '#features/theme/theme.ts'
import { browserLanguage } from '#i18n/detect.ts'
import { languageKey, localeOf, type Locale } from '#locale/locales.ts'
import { readStored } from '#storage/safe-storage.ts'

const root = document.documentElement
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

applyTheme(parseTheme(readStored('local', themeKey)) ?? defaultTheme)
try {
  keepLettersOfAddresses()
  recordVisitor()
  if (!runsScripts()) throw new Error('The browser is older than the scripts of the page')
  start()
} catch (error) {
  void parsed.then(() => showOnly(error))
}

window.addEventListener('pagehide', () => {
  if (window.visitor ?? root.classList.contains(documentOnly)) keepTyped()
})
// Safari keeps a document for Back whose scripts it has stopped loading when the visitor left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && root.classList.contains(documentOnly)) window.location.reload()
})

function showOnly(error: unknown) {
  console.warn('The page stays a document', error)
  keepTyped()
  showDocumentOnly()
}

function start() {
  const visitorLocale = localeOf(browserLanguage())
  if (visitorLocale !== htmlAttribute('locale')) {
    root.classList.add(languagePending)
    window.documentInVisitorLanguage = replaceContent(visitorLocale)
      .catch((error: unknown) => console.warn('The page stays in its language', error))
      .finally(() => root.classList.remove(languagePending))
  }
  window.clientLoaded = loadClient(parsed).then(
    () => true,
    (error) => {
      showOnly(error)
      return false
    },
  )
  root.classList.remove(documentOnly)
  // An anchor or the scroll position of an earlier visit needs the size of every part.
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded && 'type' in loaded && loaded.type === 'navigate' && !window.location.hash) root.classList.add(arriving)
}

async function replaceContent(locale: Locale) {
  const [other] = await Promise.all([fetchDocument(locale), parsed])
  const from = other.getElementById(rootId)
  const to = document.getElementById(rootId)
  if (other.documentElement.lang !== locale || !from || !to) throw new Error('not the requested document')
  to.replaceChildren(...from.childNodes)
  setDocumentLocale(locale)
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
