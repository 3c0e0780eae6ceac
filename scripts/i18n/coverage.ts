import type { Finding } from './lint/lint.ts'
import type { Text } from './lint/text.ts'

/** The translation progress of a language, in a whole catalog or on one page. */
export interface Coverage {
  language: string
  texts: number
  words: number
  missing: number
  fuzzy: number
  /** Other lint findings. */
  findings: number
  /** Percentage of messages that are translated and need no review, rounded down. */
  done: number
}

/** The coverage of each language, in the order of the messages. */
export function coverage(texts: readonly Text[], findings: readonly Finding[]): Coverage[] {
  const languages = Map.groupBy(texts, ({ language }) => language)
  return [...languages].map(([language, own]) => {
    const missing = own.filter(({ text }) => text.trim() === '').length
    const fuzzy = own.filter(({ isFuzzy }) => isFuzzy).length
    const ids = new Set(own.map(({ id }) => id))
    const others = findings.filter(
      (found) => found.language === language && ids.has(found.id) && found.rule !== 'missing' && found.rule !== 'fuzzy',
    )
    return {
      language,
      texts: own.length,
      words: own.reduce((sum, { text }) => sum + wordsIn(text), 0),
      missing,
      fuzzy,
      findings: others.length,
      done: own.length === 0 ? 100 : Math.floor((100 * (own.length - missing - fuzzy)) / own.length),
    }
  })
}

/** Groups messages by page; those on every page and those on no page form separate groups at the end. */
export function byPage(texts: readonly Text[], idsOf: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Text[]> {
  const pages = [...idsOf]
  const pagesWith = (id: string) => pages.filter(([, ids]) => ids.has(id)).map(([page]) => page)
  const placed = new Map<string, Text[]>(pages.map(([page]) => [page, []]))
  for (const text of texts) {
    const found = pagesWith(text.id)
    const places =
      found.length === 0 ? ['on no page at first'] : found.length === pages.length ? ['on every page'] : found
    for (const place of places) placed.set(place, [...(placed.get(place) ?? []), text])
  }
  return placed
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}
