import type { Messages } from '@lingui/core'
import type { Locale } from '#locale/locales.ts'
import { fillFacts } from './fill-facts.ts'
import { createMessages, type SiteMessages } from './messages.ts'
import { germanId, type OnUse } from './site-i18n.ts'
import { withLineBreaks } from './line-breaks.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** The messages with the whole catalog of `locale` loaded: for the prerender, the development server and tests. */
export async function loadCatalog(locale: Locale, onUse?: OnUse): Promise<SiteMessages> {
  const inlined = await fetchCatalog(locale)
  return createMessages(locale, { fetchMessages: fetchCatalog, inlined, ...(onUse && { onUse }) })
}

/** The whole catalogs by language: each is made once, because that takes longer than to render a page. */
const fetched = new Map<Locale, Promise<Messages>>()

function fetchCatalog(locale: Locale): Promise<Messages> {
  const known = fetched.get(locale) ?? shownCatalog(locale)
  fetched.set(locale, known)
  return known
}

/** Downloads the whole catalog of a language as pages show it; with the German texts for `useText('de')`. */
async function shownCatalog(locale: Locale): Promise<Messages> {
  const [own, german] = await Promise.all(
    [locale, 'de' as const].map(async (each) => withLineBreaks(fillFacts(await compiledCatalog(each), each), each)),
  )
  const germanTexts = Object.entries(german ?? {}).map(([id, text]) => [germanId(id), text])
  return { ...own, ...Object.fromEntries(germanTexts) }
}

async function compiledCatalog(locale: Locale): Promise<Messages> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return (await download()).messages
}
