import styled, { css, keyframes } from 'styled-components'
import { notPrinted } from '#style/media.ts'
import { layers } from './fills.ts'
import { sceneOf, type Light, type SceneKind } from './scene.ts'

interface LandscapeProps {
  /** Usually the path of a page, whose family determines the land; the same seed always draws the same landscape. */
  seed: string
  /** `horizon` spans the page and blends into it; `card` fills a box. */
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

/** The box of a horizon along the bottom of a scene, `--land` high, under the sky of its light, which begins above it. */
export const Land = styled.div`
  position: relative;
  height: var(--land);

  > svg {
    top: calc(-0.4 * var(--land));
    height: calc(1.4 * var(--land) + 1px);
    padding-top: calc(0.4 * var(--land));
    background: var(--stars), linear-gradient(transparent, var(--sky) 75%);
  }

  ${notPrinted}
`

const drift = keyframes`
  from { translate: 0 0; }
  to { translate: 0 var(--drift); }
`

const horizon = css`
  /* On screens that are wider than the scene, its tops rise above the box. */
  overflow: visible;
  /* The land ends in the sky behind the page. */
  path:last-of-type {
    color: var(--hour-1);
    fill: currentcolor;
  }
  /* If the box ends between two pixels, a line of sky would be visible below the ground. */
  height: calc(100% + 1px);

  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      path:last-of-type {
        animation: hours linear both;
        animation-timeline: scroll(root);
      }

      circle,
      path:nth-of-type(-n + 2) {
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
        --drift: 20px;
      }
    }
  }
`

const card = css`
  background: linear-gradient(var(--dusk-6), var(--dusk-4) 55%, var(--dusk-3));
`

const kinds = { horizon, card }

const Art = styled.svg<{ $kind: SceneKind }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  circle {
    fill: var(--sun);
  }
  ${layers(5)}

  ${({ $kind }) => kinds[$kind]}
`
