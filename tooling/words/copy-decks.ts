import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { parsePo, stringifyPo, type PoItem } from 'pofile-ts'

/**
 * Format of the two copy decks. English is keyed by id (`msgid` = id, `msgstr` = English). Every other language is
 * bilingual gettext, so that any PO tool shows the translator the English text: `msgctxt` = id, `msgid` = English,
 * `msgstr` = translation. When the English of an entry has changed since, the entry is marked fuzzy.
 */
const byId = formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: true })

export const copyDecks: typeof byId = {
  catalogExtension: '.po',

  parse(content, context) {
    return byId.parse(context.locale === 'en' ? content : toIds(content), context)
  },

  async serialize(catalog, context) {
    const existing = context.existing && context.locale !== 'en' ? toIds(context.existing) : context.existing
    const text = await byId.serialize(catalog, { ...context, existing })
    if (context.locale === 'en' || context.locale === undefined) return text
    return toBilingual(text, englishDeck(context.filename), context.existing)
  },
}

/** Turns bilingual gettext into id-keyed PO, the form that Lingui reads. */
function toIds(content: string): string {
  return rewrite(content, (item) => (item.msgctxt === null ? item : { ...item, msgid: item.msgctxt, msgctxt: null }))
}

function toBilingual(content: string, english: Map<string, string>, existing: string | undefined): string {
  const englishBefore = new Map(
    existing ? parsePo(existing).items.map((item) => [item.msgctxt ?? item.msgid, item.msgid]) : [],
  )
  return rewrite(content, (item) => {
    const id = item.msgid
    // A stub has no English yet; gettext reserves the empty msgid for the header, so the id stands in.
    const source = english.get(id) || id
    const before = englishBefore.get(id)
    const stale = before !== undefined && before !== source && before !== id && item.msgstr.some(Boolean)
    const flags = stale ? { ...item.flags, fuzzy: true } : item.flags
    return { ...item, msgctxt: id, msgid: source, flags }
  })
}

function rewrite(content: string, change: (item: PoItem) => PoItem): string {
  const file = parsePo(content)
  return stringifyPo({ ...file, items: file.items.map(change) }, { foldLength: 0 })
}

/** The English deck beside a translated one: `locales/de/translation.po` -> `locales/en/translation.po`. */
function englishDeck(filename: string): Map<string, string> {
  const path = join(dirname(filename), '..', 'en', 'translation.po')
  return new Map(parsePo(readFileSync(path, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0] ?? '']))
}
