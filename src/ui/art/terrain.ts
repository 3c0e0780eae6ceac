import type { Terrain } from '#style/horizon.ts'

/** One ridge of a landscape, in units of its view box. */
export interface Ridge {
  width: number
  /** y of the plain between the hills. */
  foot: number
  /** Height of the highest top above the plain. */
  rise: number
  /** Width of the shapes; 1 at medium distance. */
  scale: number
  /** From where to where the sun stands: no hill rises there. */
  gap: readonly [from: number, to: number]
}

/** Draws the upper edge of a ridge from left to right: the initial y, then SVG path commands. */
type Outline = (random: () => number, ridge: Ridge) => string

/** Whether a hill stands before the sun. */
function hides([from, to]: Ridge['gap'], left: number, right: number): boolean {
  return left < to && right > from
}

type Point = readonly [x: number, y: number]

/** The points after the first as rounded offsets, which are shorter than coordinates. `step` points share an origin. */
function offsets(points: readonly Point[], step = 1): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[Math.floor(index / step) * step] ?? [0, 0]
      const dy = Math.round(y) - Math.round(fromY)
      return `${Math.round(x) - Math.round(fromX)}${dy < 0 ? '' : ' '}${dy}`
    })
    .join(' ')
}

/** Flat tops, steep cliffs, rubble at the foot. */
const mesas: Outline = (random, { width, foot, rise, scale, gap }) => {
  const start = foot - rise * random() * 0.5
  const points: Point[] = [[0, start]]
  let x = 0
  let high = false
  while (x < width) {
    const last = points.at(-1)?.[1] ?? foot
    x += scale * width * (high ? 0.05 + 0.11 * random() : 0.03 + 0.1 * random())
    points.push([x, last + rise * 0.05 * (random() - 0.5)])
    // With the widest top and cliffs.
    high = !high && !hides(gap, x, x + scale * width * 0.22)
    const level = high ? foot - rise * (0.35 + 0.65 * random()) : foot - rise * 0.18 * random()
    // A cliff drops almost vertically, then flattens into rubble.
    const knee = last + (level - last) * 0.62
    x += scale * width * 0.008
    points.push([x, knee])
    x += scale * width * (0.012 + 0.03 * random())
    points.push([x, level])
  }
  return `${Math.round(start)}l${offsets(points)}`
}

/** Long windward slopes, a sharp crest, a short drop. */
const dunes: Outline = (random, { width, foot, rise, scale, gap }) => {
  let y = foot - rise * 0.2 * random()
  const start = Math.round(y)
  // The first dune starts outside of the view box.
  let x = -width * 0.2 * random()
  const points: Point[] = [[0, y]]
  while (x < width) {
    const length = scale * width * (0.3 + 0.3 * random())
    const [crest, end] = [x + length * (0.6 + 0.15 * random()), x + length]
    const top = foot - rise * (hides(gap, crest - length * 0.3, end) ? 0.1 : 0.3 + 0.4 * random())
    const valley = foot - rise * 0.15 * random()
    points.push([x + (crest - x) * 0.6, y + (top - y) * 0.38], [crest, top])
    points.push([crest + (end - crest) * 0.4, top + (valley - top) * 0.8], [end, valley])
    x = end
    y = valley
  }
  // A curve has a control point and an end.
  return `${start}q${offsets(points, 2)}`
}

/** A range of peaks with a shoulder on one side. */
const peaks: Outline = (random, { width, foot, rise, scale, gap }) => {
  let y = foot - rise * 0.35 * random()
  const start = Math.round(y)
  let x = -width * 0.1 * random()
  const points: Point[] = [[0, y]]
  while (x < width) {
    const length = scale * width * (0.11 + 0.13 * random())
    const low = hides(gap, x, x + length)
    const valley = foot - rise * (0.05 + (low ? 0.1 : 0.3) * random())
    const summit = x + length * (0.4 + 0.2 * random())
    const top = foot - rise * (low ? 0.2 : 0.4 + 0.6 * random())
    const shoulder = top + (y - top) * (0.4 + 0.2 * random())
    points.push([x + (summit - x) * 0.62, shoulder], [summit, top], [x + length, valley])
    x += length
    y = valley
  }
  return `${start}l${offsets(points)}`
}

/** Nothing rises. */
const plain: Outline = (_, { foot }) => `${Math.round(foot)}`

export const terrains: Readonly<Record<Terrain, Outline>> = { mesas, dunes, peaks, plain }
