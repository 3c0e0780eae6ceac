import { horizon } from '#style/horizon.ts'
import { randomOf } from './random.ts'

export type Light = 'dusk' | 'dawn' | 'night'

/** The light of a family of pages, by how their paths begin; elsewhere dusk. */
const families: readonly (readonly [string, Light])[] = [
  ['expertise', 'dawn'],
  ['project', 'night'],
  ['why-', 'dawn'],
  ['workshop', 'dawn'],
]

/** Wide and low. Above the `relief`, a share of the height, the sky is empty. */
const [width, height, relief, layers] = [1600, 300, 0.82, 5]

/** The landscape of a seed, usually the path of a page, farthest ridge first; the same seed always has the same landscape. */
export function sceneOf(seed: string) {
  const [, light] = families.find(([start]) => seed.startsWith(start)) ?? ['', 'dusk']
  const random = randomOf(`sun ${seed}`)
  // Visible beside a paper and in the middle of a phone.
  const x = Math.round(width * (0.34 + 0.1 * random()))
  const radius = Math.round(height * 0.2 * (0.8 + 0.4 * random()))
  const onLand = randomOf(seed)
  const ridges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1)
    const foot = height * (1 - relief * (0.55 - 0.47 * depth))
    const rise = horizon === 'plain' || depth === 1 ? 0 : height * relief * (0.45 - 0.25 * depth)
    // The far ridges stay low there, so that they do not hide the sun.
    const gap = [x - 1.3 * radius, x + 1.3 * radius] as const
    return `M0 ${height}V${mesas(onLand, { foot, rise, scale: 0.7 + 0.9 * depth, gap })}V${height}Z`
  })
  // Just risen from the farthest plain.
  const y = Math.round(height * (1 - relief * 0.55) - radius * 0.4)
  return { width, height, light, sun: { x, y, radius }, ridges }
}

export type Scene = ReturnType<typeof sceneOf>

/** One ridge of a landscape, in units of its view box. */
interface Ridge {
  /** y of the plain between the hills. */
  foot: number
  /** Height of the highest top above the plain. */
  rise: number
  /** Width of the shapes; 1 at medium distance. */
  scale: number
  /** From where to where the sun stands: no hill rises there. */
  gap: readonly [from: number, to: number]
}

/** The upper edge of a ridge from left to right, the initial y first: flat tops, steep cliffs, rubble at the foot. */
function mesas(random: () => number, { foot, rise, scale, gap }: Ridge): string {
  const start = Math.round(foot - rise * random() * 0.5)
  let outline = `${start}l`
  let [x, y] = [0, start]
  // As rounded offsets, which are shorter than coordinates.
  function lineTo(nextX: number, nextY: number) {
    const [toX, toY] = [Math.round(nextX), Math.round(nextY)]
    outline += `${toX - Math.round(x)} ${toY - y} `
    ;[x, y] = [nextX, toY]
  }
  let high = false
  while (x < width) {
    lineTo(
      x + scale * width * (high ? 0.05 + 0.11 * random() : 0.03 + 0.1 * random()),
      y + rise * 0.05 * (random() - 0.5),
    )
    // With the widest top and cliffs.
    high = !high && !(x < gap[1] && x + scale * width * 0.22 > gap[0])
    const level = high ? foot - rise * (0.35 + 0.65 * random()) : foot - rise * 0.18 * random()
    // A cliff drops almost vertically, then flattens into rubble.
    lineTo(x + scale * width * 0.008, y + (level - y) * 0.62)
    lineTo(x + scale * width * (0.012 + 0.03 * random()), level)
  }
  return outline.trim()
}
