import styled from 'styled-components'
import { notPrinted } from '#style/media.ts'
import { sceneOf, type Light } from './scene.ts'

interface LandscapeProps {
  /** Usually the path of a page, whose family determines the land; the same seed always draws the same landscape. */
  seed: string
  /** The time of day; by default that of the family. */
  light?: Light | undefined
}

/** The land along the bottom of a scene, generated from a seed; it blends into the page. Decorative. */
export function Landscape({ seed, light }: LandscapeProps) {
  const { width, height, sun, ridges, light: ownLight } = sceneOf(seed)
  return (
    <Art
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

    @media (forced-colors: none) {
      background: var(--stars), linear-gradient(transparent, var(--sky) 75%);
    }
  }

  ${notPrinted}
`

const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  /* If the box ends between two pixels, a line of sky would be visible below the ground. */
  height: calc(100% + 1px);
  /* On screens that are wider than the scene, its tops rise above the box. */
  overflow: visible;

  circle {
    fill: var(--sun);
  }
  ${[2, 3, 4, 5].map((tone, index) => `path:nth-of-type(${index + 1}) { fill: var(--dusk-${tone}); }`)}

  /* The land ends in the sky behind the page. */
  path:last-of-type {
    color: var(--hour-1);
    fill: currentcolor;

    @supports (animation-timeline: scroll()) {
      animation: hours linear both;
      animation-timeline: scroll(root);
    }
  }
`
