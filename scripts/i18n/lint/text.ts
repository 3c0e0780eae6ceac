/** A text of a catalog, as the rules look at it. */
export interface Text {
  /** Path of the catalog from the root of the project. */
  file: string
  /** The line of the text in its catalog, from 1. */
  line: number
  language: string
  id: string
  text: string
  /** The text of the English catalog, which this one says in another language; in the English catalog the text itself. */
  english: string
  /** The English that the catalog shows its translator; undefined where the catalog does not know the id. */
  source: string | undefined
  /** What the translator is told about the text. */
  note: string
  isFuzzy: boolean
  /** The English that a fuzzy text was made for. */
  previous: string | undefined
}

/** Says in a sentence each what is wrong with a text and what to do; nothing when all is well. Looks at nothing else. */
export type Rule = (text: Text) => string[]

/** The sentence for every piece of a text that a pattern finds. */
export function wherever(pattern: RegExp, sentence: (piece: string) => string): (text: string) => string[] {
  return (text) => [...text.matchAll(pattern)].map(([piece]) => sentence(piece))
}
