import { expect, test } from 'vitest'
import { sceneOf, type SceneKind } from '../../../../src/ui/art/scene.ts'
import { readProjectFile } from '../../../support/sources.ts'

const seeds = ['mesa', 'contact', 'about', 'tools', 'services', 'expertise', 'projects', 'why-ki', 'workshops'].concat([
  'services/ai-development',
  'expertise/ai-expert',
  'expertise/trainer',
  'projects/learning-platform',
  'why-ai/coaching',
])

test('No hill of the farthest ridge hides the sun of a horizon', () => {
  for (const seed of seeds) {
    const { sun, ridges } = sceneOf(seed, 'horizon')
    const [, start, offsets = ''] = /V(\d+)l(.*)V/.exec(ridges[0] ?? '') ?? []
    let [x, y] = [0, Number(start)]
    for (const [, dx, dy] of offsets.matchAll(/(-?\d+) ?(-?\d+)/g)) {
      ;[x, y] = [x + Number(dx), y + Number(dy)]
      if (Math.abs(x - sun.x) < 1.2 * sun.radius) expect(y, seed).toBeGreaterThan(sun.y - sun.radius / 2)
    }
    if (offsets) expect(x, seed).toBeGreaterThan(sun.x)
  }
})

/** Whether a box of this size shows the whole sun: of a horizon also what rises above the box. */
function isWhole(seed: string, kind: SceneKind, [width, height]: readonly [number, number]) {
  const { sun, ...scene } = sceneOf(seed, kind)
  const scale = Math.max(width / scene.width, height / scene.height)
  const fromMiddle = Math.abs(sun.x - scene.width / 2) + sun.radius
  return fromMiddle <= width / scale / 2 && (kind === 'horizon' || sun.y - sun.radius >= scene.height - height / scale)
}

test('A horizon shows the whole sun from 320 to 1920 px', () => {
  const [, least, share, most] =
    /--land: clamp\(([\d.]+)rem, ([\d.]+)vw, ([\d.]+)rem\)/
      .exec(readProjectFile('src/style/tokens.css'))
      ?.map(Number) ?? []
  if (!least || !share || !most) throw new Error('tokens.css has no --land')
  for (let width = 320; width <= 1920; width += 10) {
    const height = Math.min(Math.max(16 * least, (width * share) / 100), 16 * most)
    for (const seed of seeds) expect(isWhole(seed, 'horizon', [width, height]), `${seed} ${width}`).toBe(true)
  }
})

test('Cards show the whole sun from 0.6 to 2 to 1', () => {
  for (const seed of seeds) {
    for (const ratio of [0.6, 0.8, 1.25, 2]) expect(isWhole(seed, 'card', [ratio, 1]), `${seed} ${ratio}`).toBe(true)
  }
})
