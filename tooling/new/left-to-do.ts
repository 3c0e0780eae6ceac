import { parsePo } from 'pofile-ts'
import { toDoMark } from './code.ts'
import { findList, type Place } from './places.ts'
import { deckOf, readProjectFile } from './project-files.ts'

/** The facts of the last item of a list that somebody still has to state: `file:line field: what`. */
export function factsLeft(file: string, place: Place): string[] {
  const text = readProjectFile(file)
  const item = findList(file, text, place).items.at(-1)
  const lines = text.slice(0, item?.end).split('\n')
  const before = text.slice(0, item?.start).split('\n').length
  return lines.flatMap((line, index) => {
    const [, toDo] = line.split(toDoMark)
    if (toDo === undefined || index < before) return []
    const [field] = (lines[index + 1] ?? '').trim().split(':', 1)
    return [`${file}:${index + 2} ${field}: ${toDo}`]
  })
}

/** The texts below a prefix of message ids that somebody still has to write in these languages. */
export function textsLeft(prefix: string, locales: readonly string[]): string[] {
  return locales.flatMap((locale) => {
    const deck = deckOf(locale)
    const content = readProjectFile(deck)
    const lines = content.split('\n')
    const stubs = parsePo(content).items.flatMap(({ msgid, msgctxt, msgstr, extractedComments }) => {
      const id = msgctxt ?? msgid
      if (!id.startsWith(prefix) || msgstr.some(Boolean)) return []
      // The English deck is keyed by msgid, the others by msgctxt.
      const line = lines.indexOf(`${msgctxt ? 'msgctxt' : 'msgid'} "${id}"`) + 1
      return [{ id, line, note: extractedComments.join(' ') }]
    })
    const [first, last] = [stubs.at(0), stubs.at(-1)]
    if (!first || !last) return []
    if (locale === 'en') return stubs.map(({ id, line, note }) => `${deck}:${line} ${id}: ${note}`)
    return [`${deck}:${first.line} to line ${last.line}: ${stubs.length} texts in ${inEnglish(locale)}`]
  })
}

/** The English name of a language, e.g. `German`. */
function inEnglish(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
}
