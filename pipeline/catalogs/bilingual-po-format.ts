import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { defineConfig } from '@lingui/cli'
import { createItem } from 'pofile-ts'
import { facts } from '../../src/content/facts.ts'
import type { NamedFacts } from '../../src/content/fact.ts'
import { writtenFact } from '../../src/i18n/fill-facts.ts'
import { locales, sourceLocale } from '../../src/locale/locales.ts'
import { aboutCompany, isAboutCompany } from './about-company.ts'
import { isOfMissingPart } from './part-texts.ts'
import { readPo, shortOf, writePo, type PoEntry, type PoText } from './po.ts'

type Format = NonNullable<Parameters<typeof defineConfig>[0]['format']>

/** The English messages of a catalog that was read: Lingui writes all catalogs at once, and the English file is then incomplete. */
const englishRead = new Map<string, ReadonlyMap<string, string>>()

/**
 * The format of the catalogs. English is keyed by id (`msgid` = id, `msgstr` = English). Every other language is
 * bilingual gettext, so that any PO tool shows the English to the translator: `msgctxt` = id, `msgid` = English,
 * `msgstr` = translation. When the English changes, the entry is marked fuzzy and shows the English it was translated
 * from (`#| msgid`); when the English is changed back, the mark is removed. The note of an entry shows its facts with a
 * number as they look in its language. The text of an id that is removed, or of a part that the
 * site does not have, stays as an obsolete entry (`#~`) until the id returns.
 *
 * Lingui passes what it read as UTF-8; the file itself tells its charset.
 */
export const bilingualPoFormat: Format = {
  catalogExtension: '.po',

  parse(_, { filename, locale }) {
    const { items } = readCatalog(filename)
    if (locale === sourceLocale) englishRead.set(filename, textsOf(items))
    const active = items.filter(({ obsolete }) => !obsolete)
    return Object.fromEntries([...textsOf(active)].map(([id, translation]) => [id, { translation }]))
  },

  serialize(catalog, { filename, locale: language = sourceLocale }) {
    const before = readCatalog(filename)
    // Of two entries of an id, the one with a text counts, and then the one that is not obsolete.
    const [empty = [], translated = []] = [false, true].map((has) =>
      before.items.filter((item) => hasText(item) === has),
    )
    const known = new Map([...empty, ...translated.toReversed()].map((item) => [idOf(item), item]))
    const english = language === sourceLocale ? undefined : englishOf(filename)
    const items = Object.entries(catalog).flatMap(([id, { obsolete, translation, comments = [], origin = [] }]) => {
      const item = known.get(id) ?? { ...createItem(), previous: undefined }
      const text = translation || item.msgstr[0] || ''
      // A new entry has no English yet. gettext reserves the empty msgid for the header, so use the id.
      const source = english?.get(id) || id
      const written: PoEntry = {
        ...item,
        ...(english && review(id, source, text, item)),
        obsolete: false,
        msgctxt: english ? id : null,
        msgid: source,
        msgstr: [text],
        references: [...new Set(origin.map(([path]) => path))],
        extractedComments: [
          ...comments.flatMap((note) => note.split('\n')),
          ...(isAboutCompany(id, text || source) ? [aboutCompany] : []),
          ...examplesIn(text || source, language),
        ],
      }
      return obsolete || isOfMissingPart(id) ? [] : [written]
    })
    const used = new Set(items.map(idOf))
    const kept = translated
      .filter((item) => !used.has(idOf(item)))
      .map((item) => ({ ...item, obsolete: true, references: [], extractedComments: [] }))
    return writePo({ ...before, ...headerOf(language, before), items: [...items, ...kept] })
  },
}

/**
 * Reads a catalog, which is empty before the first run of `npm run i18n` with its language. Throws one sentence for
 * translators if it is in another language, or if a tool lost ids.
 */
export function readCatalog(path: string): PoText {
  const content = readPo(existsSync(path) ? readFileSync(path) : '', nameOf(path))
  const language = basename(dirname(path))
  const named = content.headers['Language'] || language
  const active = content.items.filter(({ obsolete }) => !obsolete)
  const ids = active.flatMap(({ msgctxt }) => msgctxt ?? [])
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const lost = path === englishPath(path) ? [] : active.filter(({ msgctxt }) => msgctxt === null)
  const cause = [
    named.slice(0, 2).toLowerCase() === language.slice(0, 2)
      ? undefined
      : `its header says “Language: ${named}” instead of ${language}; put each language into its own folder`,
    twice[0] && `${twice[0]} is there twice; remove one of them`,
    lost[0] &&
      `a tool dropped the context, msgctxt, of ${lost.length} entries, such as “${shortOf(lost[0].msgid)}”; have it keep that`,
  ].find(Boolean)
  if (cause) throw new Error(`${nameOf(path)}: ${cause}, or restore the file with git`)
  return content
}

export const idOf = ({ msgctxt, msgid }: PoEntry): string => msgctxt ?? msgid

const hasText = ({ msgstr }: PoEntry) => Boolean(msgstr[0])

const textsOf = (items: PoEntry[]) => new Map(items.toReversed().map((item) => [idOf(item), item.msgstr[0] ?? '']))

/** What the numbers look like that a message asks for, e.g. `{successRate} = 98%`. */
function examplesIn(text: string, language: string): string[] {
  const locale = locales.find((each) => each === language)
  return [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g))].flatMap((name) =>
    numbers.has(name) ? `{${name}} = ${locale && writtenFact(name, locale)}` : [],
  )
}

const numbers = new Set(
  Object.entries<NamedFacts[string]>(facts).flatMap(([name, fact]) => (fact && typeof fact !== 'string' ? [name] : [])),
)

/**
 * Whether a text needs review, and the English it was translated from. A fuzzy mark without previous English was set by
 * the translator and is only removed by the translator.
 */
function review(id: string, source: string, text: string, before: PoEntry): Pick<PoEntry, 'flags' | 'previous'> {
  const { fuzzy = false, ...flags } = before.flags
  // Tools change blanks, and a sentence with other blanks needs no other translation.
  const isChanged = text !== '' && !['', id, source].map(withoutBlanks).includes(withoutBlanks(before.msgid))
  const approved = fuzzy ? before.previous : isChanged ? before.msgid : undefined
  const isFuzzy = approved === undefined ? fuzzy : approved !== source
  return isFuzzy ? { flags: { ...flags, fuzzy: true }, previous: approved } : { flags, previous: undefined }
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

const nameOf = (path: string) => path.split(/[/\\]/).slice(-3).join('/')

const englishPath = (path: string) => join(dirname(dirname(path)), sourceLocale, 'translation.po')

/** The English messages for a translated catalog: `locales/de/translation.po` -> `locales/en/translation.po`. */
function englishOf(path: string): ReadonlyMap<string, string> {
  return englishRead.get(englishPath(path)) ?? textsOf(readCatalog(englishPath(path)).items)
}

/**
 * The header of a catalog: gettext's fields in its order, as Poedit and Weblate write them, then those of other tools by
 * name. Values stay, except those of the format; empty ones are for the translator. Undated, or each run changed the file.
 */
function headerOf(language: string, { headers }: Pick<PoText, 'headers'>): Pick<PoText, 'headers' | 'headerOrder'> {
  const empty = ['Report-Msgid-Bugs-To', 'POT-Creation-Date', 'PO-Revision-Date', 'Last-Translator', 'Language-Team']
  const standard = {
    'Project-Id-Version': headers['Project-Id-Version'] || 'website',
    ...Object.fromEntries(empty.map((name) => [name, headers[name] ?? ''])),
    Language: headers['Language'] || language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const others = Object.keys(headers).filter((name) => !(name in standard))
  return { headers: { ...headers, ...standard }, headerOrder: [...Object.keys(standard), ...others.toSorted()] }
}
