import { expect, test } from 'vitest'
import { sceneOf } from '../../../../src/ui/art/scene.ts'

const seeds = ['mesa', 'contact', 'services/ai-development', 'expertise/ai-expert', 'expertise/trainer', 'workshops']

test('No hill of the farthest ridge hides the sun of a horizon', () => {
  for (const seed of seeds) {
    const { sun, ridges } = sceneOf(seed, 'horizon')
    const [, start, offsets = ''] = /V(\d+)l(.*)V/.exec(ridges[0] ?? '') ?? []
    let [x, y] = [0, Number(start)]
    for (const [, dx, dy] of offsets.matchAll(/(-?\d+) ?(-?\d+)/g)) {
      ;[x, y] = [x + Number(dx), y + Number(dy)]
      if (Math.abs(x - sun.x) < 1.2 * sun.radius) expect(y, seed).toBeGreaterThan(sun.y - sun.radius / 2)
    }
    expect(x, seed).toBeGreaterThan(sun.x)
  }
})

test('A phone shows the whole sun of a horizon', () => {
  // 390 of the 768 pixels that the scene is wide at this height.
  for (const { sun, width } of seeds.map((seed) => sceneOf(seed, 'horizon'))) {
    expect(sun.x - sun.radius).toBeGreaterThan(width * (0.5 - 390 / 768 / 2))
  }
})
