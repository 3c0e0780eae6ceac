import type { AllMessages, Messages } from '@lingui/core'
import type { Locale } from '#locale/locales.ts'
import { fillFacts } from './fill-facts.ts'
import { createMessages, type SiteMessages } from './messages.ts'
import { withLineBreaks } from './line-breaks.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** The messages with the whole catalog of `locale` loaded: for the prerender, the development server and tests. */
export async function loadCatalog(locale: Locale): Promise<SiteMessages> {
  return createMessages(locale, { fetchMessages: fetchCatalog, inlined: await fetchCatalog(locale) })
}

/** The whole catalogs of a language, and of German for the German parts of its pages. */
async function fetchCatalog(locale: Locale): Promise<AllMessages> {
  const [own, german] = await Promise.all([shownCatalog(locale), shownCatalog('de')])
  return { [locale]: own, de: german }
}

/** The catalogs as pages show them, by language: each is made once, because that takes longer than to render a page. */
const shown = new Map<Locale, Promise<Messages>>()

function shownCatalog(locale: Locale): Promise<Messages> {
  const catalog = shown.get(locale) ?? finishedCatalog(locale)
  shown.set(locale, catalog)
  return catalog
}

async function finishedCatalog(locale: Locale): Promise<Messages> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return withLineBreaks(fillFacts((await download()).messages, locale), locale)
}
