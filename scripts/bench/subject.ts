/** Something that is measured: a row of a table. */
export interface Subject {
  /** The page, or what a visitor does. */
  row: string
  /** Measures the site at an address once; the figures by name. */
  measure: (server: string) => Promise<Record<string, number>>
  /** What a figure may be at most, or at least. */
  atMost?: Readonly<Record<string, number>>
  atLeast?: Readonly<Record<string, number>>
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return (at(Math.ceil(sorted.length / 2) - 1) + at(Math.floor(sorted.length / 2))) / 2
}
