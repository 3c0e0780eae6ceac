import { horizon, type Terrain } from '#style/horizon.ts'
import { randomOf } from './random.ts'
import { type Ridge, terrains } from './terrain.ts'

export type Light = 'dusk' | 'dawn' | 'night'

/** The land and the light of a family of pages, by how their paths begin; elsewhere mesas at dusk, as in the logo. */
const families: readonly (readonly [string, Terrain, Light])[] = [
  ['expertise', 'peaks', 'dawn'],
  ['project', 'dunes', 'dusk'],
  ['why-', 'dunes', 'dawn'],
  ['workshop', 'mesas', 'dawn'],
]

/** Wide and low. Above the `relief`, a share of the height, the sky is empty. */
const [width, height, relief, layers] = [1600, 300, 0.82, 5]

/** The landscape of a seed, usually the path of a page, farthest ridge first; the same seed always has the same landscape. */
export function sceneOf(seed: string) {
  const [, ownTerrain, light] = families.find(([start]) => seed.startsWith(start)) ?? ['', 'mesas', 'dusk']
  const terrain = horizon ?? ownTerrain
  const random = randomOf(`sun ${seed}`)
  // Visible beside a paper and in the middle of a phone.
  const x = Math.round(width * (0.34 + 0.1 * random()))
  const radius = Math.round(height * 0.2 * (0.8 + 0.4 * random()))
  const onLand = randomOf(seed)
  const ridges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1)
    // The front is almost flat.
    const flat = depth === 1
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

export type Scene = ReturnType<typeof sceneOf>
