import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { fillSource } from '../../src/i18n/fill-facts.ts'
import { placeBreaks } from '../../src/i18n/line-breaks.ts'
import type { MessageId } from '../../src/i18n/message-ids.gen.ts'
import { locales, type Locale } from '../../src/locale/locales.ts'

const catalogs = new Map(locales.map((locale) => [locale, catalog(locale)]))

/**
 * Looks up messages of a catalog as pages show them, for tests that are not about wording. Copy fixed by the
 * specification is written literally in the tests.
 */
export function messages(locale: Locale): (id: MessageId) => string {
  return (id) => {
    const text = catalogs.get(locale)?.get(id)
    if (!text) throw new Error(`${id} has no message in ${locale}`)
    return placeBreaks(fillSource(text, locale), locale)
  }
}

/** The id is the msgid in the English catalog and the msgctxt in the others. */
function catalog(locale: Locale): Map<string, string> {
  const file = join(import.meta.dirname, '../../locales', locale, 'translation.po')
  return new Map(
    parsePo(readFileSync(file, 'utf8')).items.map((item) => [item.msgctxt ?? item.msgid, item.msgstr[0] ?? '']),
  )
}
