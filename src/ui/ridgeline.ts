import { randomOf } from './random.ts'

interface RidgelineOptions {
  seed: string
  /** How high the land reaches, 0 to 1 of the height; the sky above it stays free. */
  relief: number
  /** Number of layers, back to front. */
  layers: number
  width: number
  height: number
}

/**
 * The outlines of mesas standing one behind the other, as SVG path data from back to front: flat tops, steep cliffs,
 * and a foot of rubble. The same seed always draws the same land.
 */
export function ridgelines({ seed, relief, layers, width, height }: RidgelineOptions): string[] {
  const random = randomOf(seed)
  return Array.from({ length: layers }, (_, layer) => {
    const depth = layer / Math.max(1, layers - 1)
    const foot = height * (1 - relief * (0.55 - 0.47 * depth))
    const rise = height * relief * (0.45 - 0.25 * depth)
    return ridge(random, { width, height, foot, rise, scale: 0.7 + 0.9 * depth })
  })
}

interface Ridge {
  width: number
  height: number
  /** y of the plain between the mesas */
  foot: number
  /** how far the highest top stands above the plain */
  rise: number
  scale: number
}

function ridge(random: () => number, { width, height, foot, rise, scale }: Ridge): string {
  const points: [x: number, y: number][] = [[0, foot - rise * random() * 0.5]]
  let x = 0
  let high = false
  while (x < width) {
    const last = points.at(-1)?.[1] ?? foot
    x += scale * width * (high ? 0.05 + 0.11 * random() : 0.03 + 0.1 * random())
    points.push([x, last + rise * 0.05 * (random() - 0.5)])
    high = !high
    const level = high ? foot - rise * (0.35 + 0.65 * random()) : foot - rise * 0.18 * random()
    // A cliff falls almost straight, then runs out in rubble.
    const knee = last + (level - last) * 0.62
    x += scale * width * 0.008
    points.push([x, knee])
    x += scale * width * (0.012 + 0.03 * random())
    points.push([x, level])
  }
  const line = points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')
  return `M0 ${height}V${Math.round(points[0]?.[1] ?? foot)}L${line}V${height}Z`
}
