import { randomOf } from './random.ts'
import { type Ridge, type Terrain, terrains } from './terrain.ts'

interface RidgelineOptions {
  seed: string
  terrain: Terrain
  /** Height of the ridges relative to the view box, 0 to 1; the sky above stays empty. */
  relief: number
  /** Number of layers, back to front. */
  layers: number
  width: number
  height: number
  /** From where to where the far ridges stay low, so that they do not hide the sun. */
  gap: Ridge['gap']
  /** Whether the front layer is almost flat. */
  flatFront: boolean
}

/** The outlines of overlapping ridges generated from a seed, as SVG path data from back to front. */
export function ridgelines({
  seed,
  terrain,
  relief,
  layers,
  width,
  height,
  gap,
  flatFront,
}: RidgelineOptions): string[] {
  const random = randomOf(seed)
  return Array.from({ length: layers }, (_, layer) => {
    const depth = layer / Math.max(1, layers - 1)
    const flat = flatFront && depth === 1
    const ridge: Ridge = {
      width,
      foot: height * (flat ? 0.96 : 1 - relief * (0.55 - 0.47 * depth)),
      rise: flat ? 12 : height * relief * (0.45 - 0.25 * depth),
      scale: 0.7 + 0.9 * depth,
      gap,
    }
    return `M0 ${height}V${terrains[flat ? 'dunes' : terrain](random, ridge)}V${height}Z`
  })
}
