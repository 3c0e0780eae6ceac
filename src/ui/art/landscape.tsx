import styled, { css, keyframes } from 'styled-components'
import { randomOf } from './random.ts'
import { ridgelines } from './ridgeline.ts'
import type { Terrain } from './terrain.ts'

interface StrataProps {
  /** What the art stands for, usually a slug; the same seed draws the same land. */
  seed: string
  layers?: number
  /** `horizon` spans the page and ends in its ground; `card` fills a box; `edge` is the ground alone, in front of a picture. */
  kind?: 'horizon' | 'card' | 'edge'
  /** The time of day, if it shall not follow from the seed. */
  light?: Light
}

type Light = 'dusk' | 'dawn' | 'night'

// Mesas at dusk are what the site is named after: they come most often.
const lands: readonly Terrain[] = ['mesas', 'mesas', 'dunes', 'peaks']
const lights: readonly Light[] = ['dusk', 'dusk', 'dawn', 'night']

/** A horizon is wide and low and leaves the sky free; a card is a whole landscape. */
const formats = {
  horizon: { width: 1600, height: 300, relief: 0.82, sun: { from: 0.62, span: 0.24, y: 0.42, size: 0.2 } },
  card: { width: 1200, height: 800, relief: 0.92, sun: { from: 0.15, span: 0.7, y: 0.32, size: 0.1 } },
  edge: { width: 1200, height: 120, relief: 1.1, sun: undefined },
}

/** Land at dusk, layer on layer: the site's own art, drawn from a seed. Decorative, so hidden from assistive technology. */
export function Landscape({ seed, layers = 5, kind = 'card', light }: StrataProps) {
  const { width, height, relief, sun } = formats[kind]
  const random = randomOf(`sun ${seed}`)
  const one = randomOf(`land ${seed}`)
  const drawn = lands[Math.floor(one() * lands.length)] ?? 'mesas'
  // Seen from above a picture, peaks are torn paper.
  const terrain = kind === 'edge' ? 'dunes' : drawn
  return (
    <Art
      $kind={kind}
      data-light={light ?? lights[Math.floor(one() * lights.length)]}
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
  /* Where the box ends between two pixels, a seam of sky would show below the ground. */
  height: calc(100% + 1px);

  /* The front layer is the ground on which the next section stands. */
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
