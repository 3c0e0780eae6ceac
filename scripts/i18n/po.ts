import { isAscii, isUtf8 } from 'node:buffer'
import { MIMEType } from 'node:util'
import { po, type GetTextTranslation, type GetTextTranslationRecord } from 'gettext-parser'
import { createItem, stringifyItem, stringifyPo, type PoFile, type PoItem } from 'pofile-ts'

/** An entry of a PO file. */
export interface PoEntry extends PoItem {
  /** The msgid that the translation was made for (`#| msgid`), if it has changed since. */
  previous: string | undefined
}

export interface PoText extends Omit<PoFile, 'items'> {
  /** The entries, obsolete ones (`#~`) last. */
  items: PoEntry[]
}

/**
 * Reads a PO file of any tool, in the charset of its header. Throws one sentence for translators if any of it is not
 * understood, because the next write would lose that.
 */
export function readPo(source: Buffer | string, file = 'the catalog'): PoText {
  try {
    const { headers, translations, obsolete = {} } = tableOf(Buffer.from(source))
    const header = translations['']?.['']?.comments
    const active = entriesIn(translations).filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '')
    return {
      comments: linesOf(header?.translator),
      extractedComments: linesOf(header?.extracted),
      headers,
      headerOrder: Object.keys(headers),
      items: [...active.map(entryOf), ...entriesIn(obsolete).map((entry) => ({ ...entryOf(entry), obsolete: true }))],
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

/** Parses a file in the charset of its header, unless a byte order mark says UTF-16; without either it is UTF-8. */
function tableOf(source: Buffer) {
  const mark = source.length > 1 ? source.readUInt16BE() : 0
  if (mark === 0xfffe || mark === 0xfeff)
    return parse(new TextDecoder(mark === 0xfeff ? 'utf-16be' : 'utf-16le').decode(source))
  const bytes = withoutCodes(source)
  const table = parse(bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1'))
  const type = table.headers['Content-Type']
  const charset = (type && new MIMEType(type).params.get('charset')) || 'UTF-8'
  // A template has CHARSET instead, and ASCII is a part of UTF-8.
  const isNamedUtf8 = ['utf-8', 'utf8', 'charset', 'ascii', 'us-ascii'].includes(charset.toLowerCase())
  if (!isAscii(bytes) && isUtf8(bytes) !== isNamedUtf8)
    throw new Error(`its header names the charset ${charset}, which its letters are not in, so save it as UTF-8`)
  return isUtf8(bytes) ? table : parse(new TextDecoder(charset, { fatal: true }).decode(bytes))
}

/** Replaces the numbers that `msgcat --escape` writes for the bytes of letters: the parser does not know them. */
function withoutCodes(source: Buffer): Buffer {
  const plain = source.toString('latin1').replaceAll(/\\(?:([0-7]{1,3})|x([\da-f]{1,2})|[^])/gi, (all, octal, hex) => {
    const code = Number.parseInt(octal ?? hex, octal === undefined ? 16 : 8)
    return Number.isNaN(code) ? all : JSON.stringify(String.fromCharCode(code)).slice(1, -1)
  })
  return Buffer.from(plain, 'latin1')
}

function entryOf({ msgctxt, msgid, msgid_plural: plural, msgstr, comments = {} }: GetTextTranslation): PoEntry {
  const text = msgstr.join('')
  if (plural !== undefined)
    throw new Error(
      `“${shortOf(msgid)}” has plural forms (msgid_plural), which this site writes as {n, plural, …} in one text`,
    )
  if (/[\u007F-\u009F\uFFFD]/.test(msgid + text)) throw new Error(`a tool lost letters of “${shortOf(text || msgid)}”`)
  const before = comments.previous === undefined ? {} : po.parse(`${comments.previous}\nmsgstr ""`).translations
  return {
    ...createItem(),
    msgctxt: msgctxt ?? null,
    msgid,
    msgstr: [text],
    comments: linesOf(comments.translator),
    extractedComments: linesOf(comments.extracted),
    references: linesOf(comments.reference),
    flags: Object.fromEntries(linesOf(comments.flag?.replaceAll(/, */g, '\n')).map((flag) => [flag, true])),
    previous: entriesIn(before)[0]?.msgid,
  }
}

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
