import styled, { css, keyframes } from 'styled-components'
import { sceneOf, type Light, type SceneKind } from './scene.ts'

interface LandscapeProps {
  /** Usually the path of a page, whose family determines the land; the same seed always draws the same landscape. */
  seed: string
  /** `horizon` spans the page and blends into it; `card` fills a box, `strip` a low one. */
  kind?: SceneKind
  /** The time of day; by default that of the family. */
  light?: Light | undefined
}

/** A layered landscape generated from a seed, which fills the positioned box around it. Decorative. */
export function Landscape({ seed, kind = 'card', light }: LandscapeProps) {
  const { width, height, sun, ridges, light: ownLight } = sceneOf(seed, kind)
  return (
    <Art
      $kind={kind}
      data-light={light ?? ownLight}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx={sun.x} cy={sun.y} r={sun.radius} />
      {ridges.map((path) => (
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
  /* On screens that are wider than the scene, its tops rise above the box. */
  overflow: visible;
  path:last-of-type {
    fill: var(--ground);
  }
  /* If the box ends between two pixels, a line of sky would be visible below the ground. */
  height: calc(100% + 1px);

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
  background: linear-gradient(var(--dusk-6), var(--dusk-4) 55%, var(--dusk-3));
`

const kinds = { horizon, card, strip: card }

const Art = styled.svg<{ $kind: SceneKind }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

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
