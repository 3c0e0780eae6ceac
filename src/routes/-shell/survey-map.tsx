import styled from 'styled-components'
import { contours } from '#ui/art/contours.ts'

interface SurveyMapProps {
  /** Seed of the map, so that every address has its own landscape. */
  seed: string
  /** Distances of the pages, 0 to 1, nearest first. */
  distances: readonly number[]
}

const [width, height] = [600, 420]
const here = { x: 172, y: 236 }
/** The direction of each page on the map, in radians. */
const directions = [-0.92, -0.06, 0.62]

/** A decorative contour map: the requested address is a cross, the nearest pages are numbered points. */
export function SurveyMap({ seed, distances }: SurveyMapProps) {
  return (
    <Sheet viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {contours(seed, 13, width / 2 + 60).map((path) => (
        <path key={path} d={path} transform="translate(-40 -150)" />
      ))}
      {distances.map((distance, index) => {
        const reach = 105 + 380 * distance
        const direction = directions[index] ?? 0
        const [x, y] = [here.x + Math.cos(direction) * reach, here.y + Math.sin(direction) * reach]
        return (
          <g key={index}>
            <line x1={here.x} y1={here.y} x2={x} y2={y} />
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y}>
              {index + 1}
            </text>
          </g>
        )
      })}
      <path data-here="" d={`M${here.x - 13} ${here.y - 13}l26 26m0-26l-26 26`} />
    </Sheet>
  )
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: var(--sunken);

  path {
    fill: var(--ember);
    fill-opacity: 0.04;
    stroke: var(--line-strong);
    stroke-width: 1.1;
  }

  [data-here] {
    stroke: var(--ember);
    stroke-width: 6;
    stroke-linecap: round;
  }

  line {
    stroke: var(--turquoise);
    stroke-width: 2;
    stroke-dasharray: 2 8;
    stroke-linecap: round;
  }

  circle {
    fill: var(--turquoise);
  }

  text {
    fill: var(--ground);
    font: 700 20px var(--font-display);
    text-anchor: middle;
    dominant-baseline: central;
  }
`
