import { isUtf8 } from 'node:buffer'
import { po, type GetTextTranslation, type GetTextTranslationRecord } from 'gettext-parser'
import { createItem, stringifyItem, stringifyPo, type PoFile, type PoItem } from 'pofile-ts'

export interface PoEntry extends PoItem {
  /** The msgid that the translation was made for (`#| msgid`), if it has changed since. */
  previous: string | undefined
}

export interface PoText extends Omit<PoFile, 'items'> {
  /** The entries, obsolete ones (`#~`) last. */
  items: PoEntry[]
}

/**
 * Reads a PO file of any tool that saves UTF-8. Throws one sentence for translators if any of it is not
 * understood, because the next write would lose that.
 */
export function readPo(source: Buffer | string, file = 'the catalog'): PoText {
  try {
    const { headers, translations, obsolete = {} } = parse(textOf(Buffer.from(source)))
    const header = translations['']?.['']?.comments
    const active = entriesIn(translations).filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '')
    const removed = entriesIn(obsolete).map((entry) => ({ ...entryOf(entry), obsolete: true }))
    const items = [...active.map(entryOf), ...removed]
    const lost = items.flatMap(({ msgid, msgstr }) => [msgid, ...msgstr]).filter((text) => lostLetters.test(text))
    if (lost[0]) throw new Error(`a tool lost letters of ${lost.length} texts, such as “${shortOf(lost[0])}”`)
    return {
      comments: linesOf(header?.translator),
      extractedComments: linesOf(header?.extracted),
      headers,
      headerOrder: Object.keys(headers),
      items,
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}: ${cause}; correct that, or restore the file with git`, { cause: error })
  }
}

function parse(text: string) {
  try {
    const table = po.parse(text.replaceAll(/\r\n?/g, '\n'), { validation: true })
    // Without a header there are none, whatever the types say.
    return { ...table, headers: { ...table.headers } }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The parser has read the line before it complains.
    const place =
      'lineNumber' in error && `line ${Number(error.lineNumber)} or the one before is not valid in a PO file`
    const cause = `an entry is there twice, has no text, or lost its context, msgctxt (${shortOf(error.message)})`
    throw new Error(place || cause, { cause: error })
  }
}

const entriesIn = (record: GetTextTranslationRecord) => Object.values(record).flatMap((one) => Object.values(one))

const linesOf = (text = '') => (text === '' ? [] : text.split('\n'))

/** The beginning of a text in one line, for a sentence about it. */
export const shortOf = (text: string): string => text.slice(0, 80).replaceAll(/\s+/g, ' ')

/** The text of a file; throws unless it is in UTF-8 and says so, with letters and not with their numbers. */
function textOf(source: Buffer): string {
  const text = new TextDecoder().decode(source).normalize()
  const charset = /"Content-Type:.*charset=([\w-]+)/i.exec(text)?.[1] ?? 'UTF-8'
  const hasNumbers = /(?<!\\)(?:\\\\)*\\(?:[0-7]|x[\da-f])/i.test(text)
  // A template has CHARSET instead.
  if (isUtf8(source) && !hasNumbers && /^(utf-?8|charset)$/i.test(charset)) return text
  throw new Error('its letters are not in UTF-8, in which the tool has to save it')
}

function entryOf({ msgctxt, msgid, msgid_plural: plural, msgstr, comments = {} }: GetTextTranslation): PoEntry {
  const text = msgstr.join('')
  if (plural !== undefined)
    throw new Error(
      `“${shortOf(msgid)}” has plural forms (msgid_plural), which this site writes as {n, plural, …} in one text`,
    )
  const [before] = comments.previous ? entriesIn(po.parse(`${comments.previous}\nmsgstr ""`).translations) : []
  return {
    ...createItem(),
    msgctxt: msgctxt ?? null,
    msgid: keepTogether(msgid),
    msgstr: [keepTogether(text)],
    comments: linesOf(comments.translator),
    extractedComments: linesOf(comments.extracted),
    references: linesOf(comments.reference),
    flags: Object.fromEntries(linesOf(comments.flag?.replaceAll(/, */g, '\n')).map((flag) => [flag, true])),
    previous: before && keepTogether(before.msgid),
  }
}

/** UTF-8 that was read in Latin-1, as Windows or as old Macs do, and what no charset has. */
const lostLetters = /[\u007F-\u009F\uFFFD]|â€|Â[\u00A0-¿]|Ã[\u00A0-¿„…Ÿ–œ]|‚Ä|√[\p{L}§º∂]|(?<![./]\S*)\p{Ll}\?\p{Ll}/u

const units =
  '%|€|kB|MB|GB|TB|kWh|kW|km|cm|mm|kg|mg|g/m²|px|dpi|ms|°C|V|Hz|kHz|MHz|AM|PM|[ap]\\.m\\.|cents?|Cent|Euro|Uhr|Mio|Mrd|min'
const splittable = new RegExp(String.raw`(?<=[\d}#]) (?=(${units})(?![\p{L}\d]))|(?<=§) (?=\d)`, 'gu')

/** A text that no line can break between a number and its unit, whatever a tool made of the no-break spaces. */
const keepTogether = (text: string): string => text.replaceAll(splittable, '\u00A0')

/** Formats a PO file without wrapping long lines, so that diffs only show actual changes. */
export function writePo({ items, ...file }: PoText): string {
  const head = stringifyPo({ ...file, items: [] }, { foldLength: 0 }).trimEnd()
  return `${[head, ...items.map(writeEntry)].join('\n\n')}\n`
}

function writeEntry({ previous, ...item }: PoEntry): string {
  const text = stringifyItem(item, { foldLength: 0 }).trimEnd()
  if (previous === undefined) return text
  const [before = ''] = stringifyItem({ ...createItem(), msgid: previous }, { foldLength: 0 }).split('\nmsgstr')
  return text.replace(/^(#~ )?msg/m, (start, mark) => `${before.replaceAll(/^/gm, mark ? '#~| ' : '#| ')}\n${start}`)
}
