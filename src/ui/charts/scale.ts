/** The ticks of an axis from zero to what holds all values: about four steps of 1, 2, 2.5 or 5 times a power of ten. */
export function ticksOf(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  const rough = (highest || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** The labels of an axis that are shown, at most eight, evenly spaced from the first one; `minor` ones need more space. */
export function labelsThatFit(labels: readonly string[]): { label: string; minor: boolean }[] {
  const step = [1, 2, 3, 6].find((count) => labels.length / count <= 8) ?? 12
  const shown = Math.ceil(labels.length / step)
  return labels.map((label, index) => ({
    label: index % step === 0 ? label : '',
    minor: shown % 2 === 1 && (index / step) % 2 === 1,
  }))
}
