import { matching, type Rule } from './text.ts'

/** Unwanted spaces: two in a row, at the start or end of a line, before punctuation. */
export const spaces: Rule = ({ text }) => [
  ...matching(/\S*[ \u00a0\u202f]{2,}\S*/g, (piece) => `two spaces in “${piece}”; leave one`)(text),
  ...matching(
    /^[^\S\n]+\S*|\S*[^\S\n]+$/gm,
    (piece) => `a space at the end of the line, at “${piece.trim()}”; remove it`,
  )(text),
  ...matching(/\S* [,.;:!?](?!\w)/g, (piece) => `a space before the punctuation mark in “${piece}”; remove it`)(text),
]
