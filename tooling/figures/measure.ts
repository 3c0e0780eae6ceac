/** What is counted of a group of source files. Shares are between 0 and 1; lines include empty ones. */
export interface Figures {
  files: number
  lines: number
  /** Lines of the file in the middle. */
  median: number
  /** Nine of ten files have at most so many lines. */
  p90: number
  /** Share of files with more than 300 lines. */
  long: number
  /** Share of lines with text that are comments. */
  comments: number
  /** Comments that silence the compiler or the linter, and those of them that give no reason. */
  suppressions: number
  withoutReason: number
}

/** Counts source texts in the syntax of TypeScript, JSX or CSS. */
export function measure(texts: readonly string[]): Figures {
  const sizes = texts.map((text) => linesOf(text).length).toSorted((a, b) => a - b)
  const filled = texts.flatMap(linesOf).filter((line) => line.trim() !== '')
  const comments = texts.flatMap(commentLines)
  const silencing = comments.filter((line) => suppression.test(line))
  return {
    files: texts.length,
    lines: sizes.reduce((sum, size) => sum + size, 0),
    median: quantile(sizes, 0.5),
    p90: quantile(sizes, 0.9),
    long: share(sizes.filter((size) => size > 300).length, sizes.length),
    comments: share(comments.length, filled.length),
    suppressions: silencing.length,
    withoutReason: silencing.filter((line) => !reason.test(line)).length,
  }
}

const suppression = /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable/
const reason = /@ts-[\w-]+:? \w|-disable[\w-]* .*-- \w/

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

/** Lines that hold nothing but a comment; a comment behind code is part of its line. */
function commentLines(text: string): string[] {
  let within = false
  return linesOf(text).filter((line) => {
    const start = /^\s*(?:\{\s*)?(\/\*|\/\/)/.exec(line)?.[1]
    const isComment = within || start !== undefined
    if (start === '/*') within = true
    if (line.includes('*/')) within = false
    return isComment
  })
}

/** The smallest value that at least this share of the sorted ones does not exceed; 0 where there are none. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
