/** The ends of an axis and its ticks, in steps of 1, 2, 2.5 or 5 times a power of ten. */
export interface Scale {
  min: number
  max: number
  ticks: readonly number[]
}

/** The scale from zero, or from a tick below the smallest negative value, that holds all values with about four ticks. */
export function scaleOf(values: readonly number[]): Scale {
  const highest = Math.max(...values)
  const lowest = Math.min(0, ...values)
  const rough = (highest - lowest || Math.abs(highest) || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(lowest / step)
  const last = Math.ceil(highest / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  return { min: first * step, max: last * step, ticks }
}

/** The place of a value on a scale, from 0 to 100. */
export function placeOn({ min, max }: Scale, value: number): number {
  return Math.round((10_000 * (value - min)) / (max - min || 1)) / 100
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
