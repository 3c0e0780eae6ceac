import type { Rule } from './text.ts'

/** The most characters that a note allows, and whether it means each line of a list. */
export function limitOf(note: string): { max: number; each: boolean } | undefined {
  const max = /up to ([\d,]+) characters/.exec(note)?.[1]
  return max === undefined ? undefined : { max: Number(max.replace(',', '')), each: /\beach\b/.test(note) }
}

/** A text that is longer than its note allows. */
export const length: Rule = ({ text, note }) => {
  const limit = limitOf(note)
  if (!limit) return []
  return (limit.each ? text.split('\n') : [text])
    .filter((part) => part.length > limit.max)
    .map((part) => `“${part.slice(0, 30)}…” has ${part.length} characters, ${limit.max} have room; shorten it`)
}
