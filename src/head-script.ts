/**
 * Runs in <head> before anything is painted: sets the theme, and when the visitor reads another language than the
 * document's, hides the page and puts the document of the right language in its place; then fetches the program. The build
 * inlines it into every page and allows it by its hash.
 */
import { applyTheme, defaultTheme, parseTheme, themeKey } from './features/theme/theme.ts'
import { browserLanguage } from './i18n/browser-language.ts'
import { localeOf, type Locale } from './i18n/locales.ts'
import { loadClient } from './load-client.ts'
import { readStored } from './storage/safe-storage.ts'

declare global {
  interface Window {
    /** Settles when the document is in the visitor's language, or stays as it is because that failed. */
    rightDocument?: Promise<void>
  }
}

const root = document.documentElement
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

applyTheme(parseTheme(readStored('local', themeKey)) ?? defaultTheme)

const wanted = localeOf(browserLanguage())
if (wanted !== root.lang) {
  root.classList.add('language-pending')
  window.rightDocument = exchange(wanted)
    .catch((error: unknown) => console.warn('The page stays in its language', error))
    .finally(() => root.classList.remove('language-pending'))
}
void loadClient(parsed)

async function exchange(locale: Locale) {
  const [other] = await Promise.all([fetchDocument(locale), parsed])
  const from = other.getElementById('root')
  const to = document.getElementById('root')
  if (other.documentElement.lang !== locale || !from || !to) throw new Error('not the document that was asked for')
  to.replaceChildren(...from.childNodes)
  root.lang = locale
  for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', '#messages']) {
    const theirs = other.querySelector(selector)
    const ours = document.querySelector(selector)
    if (theirs && ours) ours.replaceWith(theirs)
  }
}

/** A document by XMLHttpRequest: unlike parsing a text, that is allowed under Trusted Types. */
function fetchDocument(locale: Locale): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = 4000
    request.addEventListener('load', () => {
      if (request.response instanceof Document) resolve(request.response)
      else reject(new Error('no document'))
    })
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () => reject(new Error('not reachable')))
    request.open('GET', documentUrl(locale))
    request.send()
  })
}

/** English is what every host serves at the address itself; the other languages also stand as files. */
function documentUrl(locale: Locale): string {
  const page = root.dataset['page'] ?? ''
  return locale === 'en'
    ? `${page === '/404' ? '/404.html' : page}?lng=en`
    : `/_${locale}${page === '/' ? '/index' : page}.html`
}
