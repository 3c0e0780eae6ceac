import { randomOf } from './random.ts'
import { ridgelines } from './ridgeline.ts'
import type { Terrain } from './terrain.ts'

/** The time of day. */
export type Light = 'dusk' | 'dawn' | 'night'

/** The shapes of a landscape in a box of `width` x `height`. */
export interface Scene {
  width: number
  height: number
  light: Light
  sun: { x: number; y: number; radius: number } | undefined
  /** SVG path data, farthest ridge first. */
  ridges: string[]
}

// Mesas at dusk are most frequent, because the company is named after them.
const terrains: readonly Terrain[] = ['mesas', 'mesas', 'dunes', 'peaks']
const lights: readonly Light[] = ['dusk', 'dusk', 'dawn', 'night']

/** A horizon is wide and low with an empty sky; a card is a full landscape; an edge is one ridge without a sky. */
const formats = {
  horizon: { width: 1600, height: 300, relief: 0.82, layers: 5, sun: { from: 0.62, span: 0.24, y: 0.42, size: 0.2 } },
  card: { width: 1200, height: 800, relief: 0.92, layers: 5, sun: { from: 0.15, span: 0.7, y: 0.32, size: 0.1 } },
  edge: { width: 1200, height: 120, relief: 1.1, layers: 1, sun: undefined },
}

export type SceneKind = keyof typeof formats

/** The landscape of a seed, usually a slug; the same seed always has the same landscape. */
export function sceneOf(seed: string, kind: SceneKind): Scene {
  const { width, height, relief, layers, sun } = formats[kind]
  const random = randomOf(`sun ${seed}`)
  const choose = randomOf(`land ${seed}`)
  const chosen = terrains[Math.floor(choose() * terrains.length)] ?? 'mesas'
  // In front of a photo, other terrains look like torn paper.
  const terrain = kind === 'edge' ? 'dunes' : chosen
  return {
    width,
    height,
    light: lights[Math.floor(choose() * lights.length)] ?? 'dusk',
    sun: sun && {
      x: Math.round(width * (sun.from + sun.span * random())),
      y: Math.round(height * (sun.y + 0.2 * random())),
      radius: Math.round(height * sun.size * (0.7 + 0.7 * random())),
    },
    ridges: ridgelines({ seed, terrain, relief, layers, width, height }),
  }
}
