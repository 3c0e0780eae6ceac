import { createItem, parsePo, stringifyItem, stringifyPo, type PoFile, type PoItem } from 'pofile-ts'

/** An entry of a PO file, with two fields that pofile-ts ignores. */
export interface PoEntry extends PoItem {
  /** The msgid that the translation was made for (`#| msgid`), if it has changed since. */
  previous: string | undefined
  /** The line of its translation (`msgstr`), starting at 1. */
  line: number
}

export interface PoText extends Omit<PoFile, 'items'> {
  items: PoEntry[]
}

/**
 * Reads a PO file of any tool: with or without wrapping, with Windows line endings, a byte order mark or obsolete
 * entries. Throws at the first invalid line, because pofile-ts would ignore it and the next write would lose its entry.
 */
export function readPo(content: string, file = 'the catalog'): PoText {
  const text = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    // pofile-ts treats an obsolete entry with a context as active. Blank lines keep the line numbers intact.
    .replaceAll(/^#~.*$/gm, '')
  const invalid = text.split('\n').findIndex((line) => !lineOfPo.test(line))
  if (invalid >= 0)
    throw new Error(`${file}:${invalid + 1}: this line is not valid in a PO file; fix it or restore the file with git`)
  const parsed = parsePo(text)
  const places = placesOf(text)
  const own = places.slice(places.length - parsed.items.length)
  return {
    ...parsed,
    // pofile-ts adds empty fields that are not in the file.
    headers: Object.fromEntries(parsed.headerOrder.map((name) => [name, parsed.headers[name] ?? ''])),
    // pofile-ts treats the flag of a template header as a comment.
    comments: parsed.comments.filter((comment) => !comment.startsWith(',')),
    items: parsed.items.map((item, index) => ({ ...item, ...(own[index] ?? { line: 1, previous: undefined }) })),
  }
}

const lineOfPo = /^\s*$|^#|^(msg(ctxt|id|id_plural|str|str\[\d\]) )?"([^"\\]|\\.)*"\s*$/

/** Formats a PO file without wrapping long lines, so that diffs only show actual changes. */
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

/** Line and previous msgid of every entry, including the header. */
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
  // A header is prepended, because pofile-ts would otherwise treat a multi-line msgid as the header.
  return parsePo(`msgid ""\nmsgstr ""\n\n${lines.join('\n')}\nmsgstr ""\n`).items[0]?.msgid
}
