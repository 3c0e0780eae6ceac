import { wherever, type Rule } from './text.ts'

/** Spaces that nobody sees in the catalog: two in a row, at an end of a line, before a full stop. */
export const spaces: Rule = ({ text }) => [
  ...wherever(/\S*[ \u00a0\u202f]{2,}\S*/g, (piece) => `two spaces in “${piece}”; leave one`)(text),
  ...wherever(
    /^[^\S\n]+\S*|\S*[^\S\n]+$/gm,
    (piece) => `a space at the end of the line, at “${piece.trim()}”; take it out`,
  )(text),
  ...wherever(/\S* [,.;:!?](?!\w)/g, (piece) => `a space before the mark in “${piece}”; take it out`)(text),
]
