import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { facts } from '../../src/content/facts.ts'
import type { Fact } from '../../src/content/facts/fact.ts'
import { writtenFact } from '../../src/i18n/fill-facts.ts'
import { locales } from '../../src/locale/locales.ts'
import { headerOf } from './po-header.ts'
import { readPo, writePo, type PoEntry } from './po.ts'

/**
 * The format of the catalogs. English is keyed by id (`msgid` = id, `msgstr` = English). Every other language is
 * bilingual gettext, so that any PO tool shows the English to the translator: `msgctxt` = id, `msgid` = English,
 * `msgstr` = translation. When the English changes, the entry is marked fuzzy and shows the English it was translated
 * from (`#| msgid`); when the English is changed back, the mark is removed. The note of an entry shows its facts with a number
 * as they look in its language.
 */
const byId = formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: true })

/** The English messages of a catalog that was read: Lingui writes all catalogs at once, and the English file is then incomplete. */
const englishRead = new Map<string, ReadonlyMap<string, string>>()

export const bilingualPoFormat: typeof byId = {
  catalogExtension: '.po',

  parse(content, context) {
    if (context.locale === 'en') englishRead.set(context.filename, textsIn(content))
    return byId.parse(toIds(content), context)
  },

  async serialize(catalog, context) {
    const existing = context.existing === undefined ? undefined : toIds(context.existing)
    const written = readPo(await byId.serialize(catalog, { ...context, existing }))
    const before = context.existing === undefined ? undefined : readPo(context.existing)
    const language = context.locale ?? 'en'
    const items =
      language === 'en' ? written.items : toBilingual(written.items, englishOf(context.filename), before?.items)
    return writePo({ ...written, ...headerOf(language, before), items: items.map(withExamples(language)) })
  },
}

/** Adds what the numbers that a message asks for look like to its note, e.g. `{successRate} = 98%`. */
function withExamples(language: string): (item: PoEntry) => PoEntry {
  const locale = locales.find((each) => each === language)
  const numbers = new Set(
    Object.entries<Fact>(facts).flatMap(([name, fact]) => (typeof fact === 'string' ? [] : [name])),
  )
  return (item) => {
    const names = new Set((item.msgstr[0] || item.msgid).match(/(?<=\{)\w+(?=[,}])/g))
    const examples = [...names].flatMap((name) =>
      numbers.has(name) ? `{${name}} = ${locale && writtenFact(name, locale)}` : [],
    )
    return { ...item, extractedComments: [...item.extractedComments, ...examples] }
  }
}

/** Converts bilingual gettext to id-keyed PO, which Lingui reads. */
function toIds(content: string): string {
  const file = readPo(content)
  const items = file.items.map((item) => ({ ...item, msgid: item.msgctxt ?? item.msgid, msgctxt: null }))
  return writePo({ ...file, items })
}

function toBilingual(items: PoEntry[], english: ReadonlyMap<string, string>, existing: PoEntry[] = []): PoEntry[] {
  const before = new Map(existing.map((item) => [item.msgctxt ?? item.msgid, item]))
  return items.map((item) => {
    const id = item.msgid
    // A new entry has no English yet. gettext reserves the empty msgid for the header, so use the id.
    const source = english.get(id) || id
    return { ...item, msgctxt: id, msgid: source, ...review(id, source, item, before.get(id)) }
  })
}

/**
 * Whether an entry needs review, and the English it was translated from. A fuzzy mark without previous English was set
 * by the translator and is only removed by the translator.
 */
function review(
  id: string,
  source: string,
  item: PoEntry,
  before: PoEntry | undefined,
): Pick<PoEntry, 'flags' | 'previous'> {
  const { fuzzy = false, ...flags } = item.flags
  const isTranslated = item.msgstr.some(Boolean)
  const isChanged = isTranslated && before !== undefined && before.msgid !== source && before.msgid !== id
  const approved = fuzzy ? before?.previous : isChanged ? before.msgid : undefined
  const isFuzzy = approved === undefined ? fuzzy : approved !== source
  return {
    flags: isFuzzy ? { ...flags, fuzzy: true } : flags,
    previous: isFuzzy ? approved : undefined,
  }
}

/** The English messages for a translated catalog: `locales/de/translation.po` -> `locales/en/translation.po`. */
function englishOf(filename: string): ReadonlyMap<string, string> {
  const path = join(dirname(dirname(filename)), 'en', 'translation.po')
  return englishRead.get(path) ?? textsIn(readFileSync(path, 'utf8'))
}

function textsIn(content: string): ReadonlyMap<string, string> {
  return new Map(readPo(content).items.map((item) => [item.msgid, item.msgstr[0] ?? '']))
}
