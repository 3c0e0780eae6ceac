import { findList, type Place } from './places.ts'

/** The text of a module with one more item, given as lines of code, at the end of a list; everything else stays. */
export function append(file: string, text: string, place: Place, item: readonly string[]): string {
  const { start, end, items } = findList(file, text, place)
  const last = items.at(-1)
  const close = end - 1
  const comma = last && !hasComma(text.slice(last.end, close)) ? ',' : ''
  const upToLast = last ? text.slice(0, last.end) + comma : text.slice(0, start + 1)
  const afterLast = text.slice(last?.end ?? start + 1, close).trimEnd()
  const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? ''
  const added = item.map((line) => `${indent}  ${line}\n`).join('')
  const result = `${upToLast}${afterLast}\n${added}${indent}${text.slice(close)}`
  // A list that cannot be found any more would have been damaged.
  if (findList(file, result, place).items.length !== items.length + 1) throw new Error(`${file} could not be edited`)
  return result
}

/** Whether a comma follows an item, leaving out what comments say. */
function hasComma(rest: string): boolean {
  return rest.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').includes(',')
}
