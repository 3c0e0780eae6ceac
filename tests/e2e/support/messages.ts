import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { companyFacts } from '../../../src/content/company-facts.ts'
import type { MessageId } from '../../../src/i18n/message-ids.gen.ts'
import { locales, type Locale } from '../../../src/i18n/locales.ts'

const catalogs = new Map(locales.map((locale) => [locale, catalog(locale)]))

/**
 * A text of the catalogs with the company's facts, for tests that are not about its wording. What the specification words itself stands
 * literally in the tests.
 */
export function words(locale: Locale): (id: MessageId) => string {
  return (id) => {
    const text = catalogs.get(locale)?.get(id)
    if (!text) throw new Error(`${id} has no text in ${locale}`)
    return Object.entries(companyFacts(locale)).reduce((said, [name, fact]) => said.replaceAll(`{${name}}`, fact), text)
  }
}

/** In the English catalog the id stands as msgid, in the other ones as msgctxt. */
function catalog(locale: Locale): Map<string, string> {
  const file = join(import.meta.dirname, '../../../locales', locale, 'translation.po')
  return new Map(
    parsePo(readFileSync(file, 'utf8')).items.map((item) => [item.msgctxt ?? item.msgid, item.msgstr[0] ?? '']),
  )
}
