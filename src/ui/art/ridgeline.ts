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
}

/** The outlines of overlapping ridges generated from a seed, as SVG path data from back to front. */
export function ridgelines({ seed, terrain, relief, layers, width, height }: RidgelineOptions): string[] {
  const random = randomOf(seed)
  const outline = terrains[terrain]
  return Array.from({ length: layers }, (_, layer) => {
    const depth = layer / Math.max(1, layers - 1)
    const ridge: Ridge = {
      width,
      foot: height * (1 - relief * (0.55 - 0.47 * depth)),
      rise: height * relief * (0.45 - 0.25 * depth),
      scale: 0.7 + 0.9 * depth,
    }
    return `M0 ${height}V${outline(random, ridge)}V${height}Z`
  })
}
