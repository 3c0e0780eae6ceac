/** One ridge of a landscape, in units of its view box. */
export interface Ridge {
  width: number
  /** y of the plain between the hills. */
  foot: number
  /** Height of the highest top above the plain. */
  rise: number
  /** Width of the shapes; 1 at medium distance. */
  scale: number
}

/** Draws the upper edge of a ridge from left to right: the initial y, then SVG path commands. */
type Outline = (random: () => number, ridge: Ridge) => string

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** Flat tops, steep cliffs, rubble at the foot. */
const mesas: Outline = (random, { width, foot, rise, scale }) => {
  const points: [x: number, y: number][] = [[0, foot - rise * random() * 0.5]]
  let x = 0
  let high = false
  while (x < width) {
    const last = points.at(-1)?.[1] ?? foot
    x += scale * width * (high ? 0.05 + 0.11 * random() : 0.03 + 0.1 * random())
    points.push([x, last + rise * 0.05 * (random() - 0.5)])
    high = !high
    const level = high ? foot - rise * (0.35 + 0.65 * random()) : foot - rise * 0.18 * random()
    // A cliff drops almost vertically, then flattens into rubble.
    const knee = last + (level - last) * 0.62
    x += scale * width * 0.008
    points.push([x, knee])
    x += scale * width * (0.012 + 0.03 * random())
    points.push([x, level])
  }
  return `${Math.round(points[0]?.[1] ?? foot)}L${points.map(([px, py]) => at(px, py)).join('L')}`
}

/** Long windward slopes, a sharp crest, a short drop. */
const dunes: Outline = (random, { width, foot, rise, scale }) => {
  let y = foot - rise * 0.2 * random()
  let path = `${Math.round(y)}`
  // The first dune starts outside of the view box.
  let x = -width * 0.2 * random()
  while (x < width) {
    const length = scale * width * (0.3 + 0.3 * random())
    const [crest, end] = [x + length * (0.6 + 0.15 * random()), x + length]
    const top = foot - rise * (0.3 + 0.4 * random())
    const valley = foot - rise * 0.15 * random()
    const slope = at(x + (crest - x) * 0.6, y + (top - y) * 0.38)
    const fall = at(crest + (end - crest) * 0.4, top + (valley - top) * 0.8)
    path += `Q${slope} ${at(crest, top)}Q${fall} ${at(end, valley)}`
    x = end
    y = valley
  }
  return path
}

/** A range of peaks with a shoulder on one side. */
const peaks: Outline = (random, { width, foot, rise, scale }) => {
  let y = foot - rise * 0.35 * random()
  let path = `${Math.round(y)}`
  let x = -width * 0.1 * random()
  while (x < width) {
    const length = scale * width * (0.11 + 0.13 * random())
    const top = foot - rise * (0.4 + 0.6 * random())
    const valley = foot - rise * (0.05 + 0.3 * random())
    const summit = x + length * (0.4 + 0.2 * random())
    const shoulder = top + (y - top) * (0.4 + 0.2 * random())
    path += `L${at(x + (summit - x) * 0.62, shoulder)}L${at(summit, top)}L${at(x + length, valley)}`
    x += length
    y = valley
  }
  return path
}

/** All kinds of terrain. */
export const terrains = { mesas, dunes, peaks }

export type Terrain = keyof typeof terrains
