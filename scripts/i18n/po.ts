import { createItem, parsePo, stringifyItem, stringifyPo, type PoFile, type PoItem } from 'pofile-ts'

/** An entry of a PO file, with the two things that pofile-ts passes over. */
export interface PoEntry extends PoItem {
  /** The msgid that the translation was made for (`#| msgid`), where it has changed since. */
  previous: string | undefined
  /** The line of its translation (`msgstr`), from 1. */
  line: number
}

export interface PoText extends Omit<PoFile, 'items'> {
  items: PoEntry[]
}

/**
 * Reads a PO file as any tool writes it: wrapped or not, with Windows' line ends, a byte order mark, obsolete entries.
 * Throws at the first line that is none of a PO file; pofile-ts would pass over it, and the next writing lose its entry.
 */
export function readPo(content: string, file = 'the catalog'): PoText {
  const text = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    // pofile-ts takes an obsolete entry with a context for one in use; only their lines have to stay.
    .replaceAll(/^#~.*$/gm, '')
  const foreign = text.split('\n').findIndex((line) => !lineOfPo.test(line))
  if (foreign >= 0)
    throw new Error(`${file}:${foreign + 1}: this line is none of a PO file; mend it, or take the file back with git`)
  const parsed = parsePo(text)
  const places = placesOf(text)
  const own = places.slice(places.length - parsed.items.length)
  return {
    ...parsed,
    // pofile-ts adds empty fields that the file does not have.
    headers: Object.fromEntries(parsed.headerOrder.map((name) => [name, parsed.headers[name] ?? ''])),
    // The flag of a header that a template came with; pofile-ts takes it for a comment.
    comments: parsed.comments.filter((comment) => !comment.startsWith(',')),
    items: parsed.items.map((item, index) => ({ ...item, ...(own[index] ?? { line: 1, previous: undefined }) })),
  }
}

const lineOfPo = /^\s*$|^#|^(msg(ctxt|id|id_plural|str|str\[\d\]) )?"([^"\\]|\\.)*"\s*$/

/** Writes a PO file with one line per line of text, whatever its length, so that a change shows as what it is. */
export function writePo({ items, ...file }: PoText): string {
  const head = stringifyPo({ ...file, items: [] }, { foldLength: 0 }).trimEnd()
  return `${[head, ...items.map(writeEntry)].join('\n\n')}\n`
}

function writeEntry({ previous, ...item }: PoEntry): string {
  const text = stringifyItem(item, { foldLength: 0 }).trimEnd()
  if (previous === undefined) return text
  const [before = ''] = stringifyItem({ ...createItem(), msgid: previous }, { foldLength: 0 }).split('\nmsgstr')
  return text.replace(/^msg/m, () => `${before.replaceAll(/^/gm, '#| ')}\nmsg`)
}

/** Line and previous msgid of every entry, the header among them. */
function placesOf(text: string): { line: number; previous: string | undefined }[] {
  const places: { line: number; previous: string | undefined }[] = []
  let before: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#|')) before.push(line.slice(2).trim())
    if (!/^msgstr(\[0\])? /.test(line)) continue
    places.push({ line: index + 1, previous: previousId(before) })
    before = []
  }
  return places
}

function previousId(lines: string[]): string | undefined {
  if (lines.length === 0) return undefined
  // With a header, for which pofile-ts takes a text that begins on the line below.
  return parsePo(`msgid ""\nmsgstr ""\n\n${lines.join('\n')}\nmsgstr ""\n`).items[0]?.msgid
}
