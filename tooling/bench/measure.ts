/** A limit that a figure has to keep. */
export type Bar = { atMost: number } | { atLeast: number }

/** One figure of one page, with the bar that it has to keep, if any. */
export interface Measure {
  /** Heading of the table in which it stands. */
  table: string
  /** What was measured, e.g. a page; a row of the table. */
  page: string
  /** What about it; a column of the table. */
  figure: string
  value: number
  unit: 'ms' | 's' | 'kB' | 'MB' | 'points' | 'times' | ''
  bar?: Bar
  /** Why a miss would say more about the machine than about the site. */
  doubt?: string | undefined
  /** What Lighthouse or the bench names as reasons for a miss. */
  causes?: readonly string[]
}

type Verdict = 'information' | 'met' | 'missed' | 'not judged'

/** What a figure means for its bar. Noise makes figures worse only, so a bar that is met is met on any machine. */
export function verdict({ value, bar, doubt }: Measure): Verdict {
  if (!bar) return 'information'
  const met = 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast
  if (met) return 'met'
  return doubt === undefined ? 'missed' : 'not judged'
}

/** One line about a bar that is not met: the page, the figure, the bar and the reasons. */
export function missLine(measure: Measure): string {
  const { table, page, figure, value, unit, bar, doubt, causes = [] } = measure
  const limit = !bar ? '' : 'atMost' in bar ? `at most ${number(bar.atMost)}` : `at least ${number(bar.atLeast)}`
  const reasons = [...(doubt === undefined ? [] : [`not judged: ${doubt}`]), ...causes]
  return `${table}, ${page}: ${figure} ${number(value)}${unit && ` ${unit}`}, has to be ${limit}${reasons.map((reason) => `; ${reason}`).join('')}`
}

/** A number as people read it: at most three digits after the point, and none where there are four before it. */
export function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return String(Number(value.toFixed(digits)))
}
