import type { Messages } from '@lingui/core'
import { locales, type Locale } from '#locale/locales.ts'
import { facts } from '#content/facts.ts'
import { fillFacts, unfilled } from './fill-facts.ts'
import { createMessages, type SiteMessages } from './messages.ts'
import { germanId } from './german-id.ts'
import type { OnUse } from './site-i18n.ts'
import { withLineBreaks } from './line-breaks.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** The messages with the whole catalog of `locale` loaded: for the prerender, the development server and tests. */
export async function loadCatalog(locale: Locale, onUse?: OnUse): Promise<SiteMessages> {
  const messages = createMessages(locale, { fetchMessages: fetchCatalog, ...(onUse && { onUse }) })
  await messages.load('/')
  return messages
}

/** The facts that no message of any language asks for. */
export async function unusedFacts(): Promise<string[]> {
  const compiled = await Promise.all(locales.map(compiledCatalog))
  const asked = new Set(compiled.flatMap((messages) => Object.values(messages).flatMap((one) => unfilled(one, {}))))
  return Object.keys(facts).filter((name) => !asked.has(name))
}

/** Downloads the whole catalog of a language as pages show it; with the German texts for `useText('de')`. */
async function fetchCatalog(locale: Locale): Promise<Messages> {
  const [own, german] = await Promise.all([shownCatalog(locale), shownCatalog('de')])
  return { ...own, ...Object.fromEntries(Object.entries(german).map(([id, text]) => [germanId(id), text])) }
}

/** Each language once, because it takes longer than to render a page. */
const shown = new Map<Locale, Promise<Messages>>()

/** The messages of a language with their facts filled in and with the places where their words break. */
function shownCatalog(locale: Locale): Promise<Messages> {
  const known =
    shown.get(locale) ?? compiledCatalog(locale).then((all) => withLineBreaks(fillFacts(all, locale), locale))
  shown.set(locale, known)
  return known
}

async function compiledCatalog(locale: Locale): Promise<Messages> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return (await download()).messages
}
