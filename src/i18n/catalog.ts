import type { MessageId, Messages } from '@lingui/core'
import type { Locale } from './locales.ts'
import { createMessages, type SiteMessages } from './messages.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/translation.po')

/** The messages with the whole catalog of `locale` loaded: for the prerender, the development server and tests. */
export async function loadCatalog(locale: Locale, onUse?: (id: MessageId) => void): Promise<SiteMessages> {
  const messages = createMessages(locale, { fetchMessages: fetchCatalog, ...(onUse && { onUse }) })
  await messages.load('/')
  return messages
}

/** Downloads the whole catalog of a language. */
async function fetchCatalog(locale: Locale): Promise<Messages> {
  const download = catalogs[`../../locales/${locale}/translation.po`]
  if (!download) throw new Error(`There is no catalog locales/${locale}/translation.po`)
  return (await download()).messages
}
