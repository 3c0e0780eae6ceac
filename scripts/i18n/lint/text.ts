/** A catalog message with the facts that the rules check. */
export interface Text {
  /** The path of the catalog relative to the project root. */
  file: string
  /** The line of the entry in its catalog, starting at 1. */
  line: number
  language: string
  id: string
  text: string
  /** The English message; for English itself, the same as `text`. */
  english: string
  /** The note for translators. */
  note: string
  isFuzzy: boolean
  /** The English that a fuzzy message was translated from. */
  previous: string | undefined
}
