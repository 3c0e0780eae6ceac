import styled, { css, keyframes } from 'styled-components'
import { randomOf } from './random.ts'
import { ridgelines } from './ridgeline.ts'
import type { Terrain } from './terrain.ts'

interface LandscapeProps {
  /** Usually a slug; the same seed always draws the same landscape. */
  seed: string
  layers?: number
  /** `horizon` spans the page and blends into it; `card` fills a box; `edge` is one ridge in front of a photo. */
  kind?: 'horizon' | 'card' | 'edge'
  /** The time of day; derived from the seed by default. */
  light?: Light
}

type Light = 'dusk' | 'dawn' | 'night'

// Mesas at dusk are most frequent, because the company is named after them.
const terrains: readonly Terrain[] = ['mesas', 'mesas', 'dunes', 'peaks']
const lights: readonly Light[] = ['dusk', 'dusk', 'dawn', 'night']

/** A horizon is wide and low with an empty sky; a card is a full landscape. */
const formats = {
  horizon: { width: 1600, height: 300, relief: 0.82, sun: { from: 0.62, span: 0.24, y: 0.42, size: 0.2 } },
  card: { width: 1200, height: 800, relief: 0.92, sun: { from: 0.15, span: 0.7, y: 0.32, size: 0.1 } },
  edge: { width: 1200, height: 120, relief: 1.1, sun: undefined },
}

/** A layered landscape generated from a seed. Decorative, so hidden from assistive technology. */
export function Landscape({ seed, layers = 5, kind = 'card', light }: LandscapeProps) {
  const { width, height, relief, sun } = formats[kind]
  const random = randomOf(`sun ${seed}`)
  const choose = randomOf(`land ${seed}`)
  const chosen = terrains[Math.floor(choose() * terrains.length)] ?? 'mesas'
  // In front of a photo, other terrains look like torn paper.
  const terrain = kind === 'edge' ? 'dunes' : chosen
  return (
    <Art
      $kind={kind}
      data-light={light ?? lights[Math.floor(choose() * lights.length)]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {sun && (
        <circle
          cx={Math.round(width * (sun.from + sun.span * random()))}
          cy={Math.round(height * (sun.y + 0.2 * random()))}
          r={Math.round(height * sun.size * (0.7 + 0.7 * random()))}
        />
      )}
      {ridgelines({ seed, terrain, relief, layers: sun ? layers : 1, width, height }).map((path) => (
        <path key={path} d={path} />
      ))}
    </Art>
  )
}

const drift = keyframes`
  from { translate: 0 0; }
  to { translate: 0 var(--drift); }
`

const horizon = css`
  position: absolute;
  inset: 0;
  width: 100%;
  /* If the box ends between two pixels, a line of sky would be visible below the ground. */
  height: calc(100% + 1px);

  /* The front layer has the background of the next section. */
  path:last-of-type {
    fill: var(--ground);
  }

  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      circle,
      path:not(:last-of-type) {
        animation: ${drift} linear both;
        animation-timeline: scroll(root);
        animation-range: 0 80vh;
      }
      circle {
        --drift: 60px;
      }
      path:nth-of-type(1) {
        --drift: 40px;
      }
      path:nth-of-type(2) {
        --drift: 28px;
      }
      path:nth-of-type(3) {
        --drift: 18px;
      }
      path:nth-of-type(4) {
        --drift: 9px;
      }
    }
  }
`

const card = css`
  width: 100%;
  height: 100%;
  background: linear-gradient(var(--dusk-6), var(--dusk-4) 55%, var(--dusk-3));
`

const edge = css`
  width: 100%;
  height: 100%;

  path:last-of-type {
    fill: var(--ground);
  }
`

const kinds = { horizon, card, edge }

const Art = styled.svg<{ $kind: keyof typeof formats }>`
  circle {
    fill: var(--sun);
  }
  path:nth-of-type(1) {
    fill: var(--dusk-2);
  }
  path:nth-of-type(2) {
    fill: var(--dusk-3);
  }
  path:nth-of-type(3) {
    fill: var(--dusk-4);
  }
  path:nth-of-type(4) {
    fill: var(--dusk-5);
  }
  path:nth-of-type(5) {
    fill: var(--dusk-6);
  }

  ${({ $kind }) => kinds[$kind]}
`
