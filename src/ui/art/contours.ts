import { randomOf } from './random.ts'

/** Closed contour lines of a hill from foot to top, as SVG path data in a square of 2 x `radius`. */
export function contours(seed: string, count: number, radius: number): string[] {
  const random = randomOf(seed)
  const waves = Array.from({ length: 4 }, (_, index) => ({
    turns: index + 2,
    phase: random() * Math.PI * 2,
    size: (0.16 * random()) / (index + 1),
  }))
  const drift = { x: (random() - 0.5) * radius * 0.3, y: (random() - 0.5) * radius * 0.3 }
  return Array.from({ length: count }, (_, ring) => {
    const share = ring / count
    const size = radius * (1 - share) ** 0.8
    const points = Array.from({ length: 36 }, (__, step) => {
      const angle = (step / 36) * Math.PI * 2
      const wave = waves.reduce(
        (sum, { turns, phase, size: amount }) => sum + amount * Math.sin(turns * angle + phase),
        0,
      )
      const reach = size * (0.82 + wave)
      return `${Math.round(radius + drift.x * share + Math.cos(angle) * reach)} ${Math.round(radius + drift.y * share + Math.sin(angle) * reach * 0.7)}`
    })
    return `M${points.join('L')}Z`
  })
}
