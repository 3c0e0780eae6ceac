/** The middle of some numbers, or the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}

/** The largest of some numbers as a multiple of the smallest: 1 when all are equal. */
export function spread(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values)
}
