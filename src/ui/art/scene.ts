import { horizon, type Terrain } from '#style/horizon.ts'
import { randomOf } from './random.ts'
import { type Ridge, terrains } from './terrain.ts'

export type Light = 'dusk' | 'dawn' | 'night'

/** The shapes of a landscape in a box of `width` x `height`. */
export interface Scene {
  width: number
  height: number
  light: Light
  sun: { x: number; y: number; radius: number }
  /** SVG path data, farthest ridge first. */
  ridges: string[]
}

/** The land and the light of a family of pages, by how their paths begin; elsewhere mesas at dusk, as in the logo. */
const families: readonly (readonly [string, Terrain, Light])[] = [
  ['expertise', 'peaks', 'dawn'],
  ['project', 'dunes', 'night'],
  ['why-', 'dunes', 'dawn'],
  ['workshop', 'mesas', 'dawn'],
]

/**
 * A horizon is wide and low with an empty sky; a card is a full landscape. The sun of a horizon is
 * visible beside a paper and in the middle of a phone. Above the `relief`, a share of the height, the sky is empty.
 */
const formats = {
  horizon: { width: 1600, height: 300, relief: 0.82, layers: 5, sun: { from: 0.34, span: 0.1, size: 0.2 } },
  card: { width: 1200, height: 800, relief: 0.8, layers: 5, sun: { from: 0.42, span: 0.16, size: 0.1 } },
}

export type SceneKind = keyof typeof formats

/** The landscape of a seed, usually the path of a page; the same seed always has the same landscape. */
export function sceneOf(seed: string, kind: SceneKind): Scene {
  const { width, height, relief, layers, sun } = formats[kind]
  const [, ownTerrain, light] = families.find(([start]) => seed.startsWith(start)) ?? ['', 'mesas', 'dusk']
  const terrain = horizon ?? ownTerrain
  const random = randomOf(`sun ${seed}`)
  const x = Math.round(width * (sun.from + sun.span * random()))
  const radius = Math.round(height * sun.size * (0.8 + 0.4 * random()))
  const onLand = randomOf(seed)
  const ridges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1)
    // The front of a horizon is almost flat.
    const flat = kind === 'horizon' && depth === 1
    const ridge: Ridge = {
      width,
      foot: height * (flat ? 0.96 : 1 - relief * (0.55 - 0.47 * depth)),
      rise: flat ? 12 : height * relief * (0.45 - 0.25 * depth),
      scale: 0.7 + 0.9 * depth,
      // The far ridges stay low there, so that they do not hide the sun.
      gap: [x - 1.3 * radius, x + 1.3 * radius],
    }
    return `M0 ${height}V${terrains[flat ? 'dunes' : terrain](onLand, ridge)}V${height}Z`
  })
  // Just risen from the farthest plain.
  const y = Math.round(height * (1 - relief * 0.55) - radius * 0.4)
  return { width, height, light, sun: { x, y, radius }, ridges }
}
