import styled from 'styled-components'
import type { Tone } from '#ui/charts/chart.tsx'
import { markPaths } from '#ui/charts/marks.ts'

interface PilesProps {
  /** The piles from left to right, the first one at zero: how many dots, and where on the axis. */
  piles: readonly { tone: Tone; count: number; at: number; label: string }[]
  /** Whether the piles have their labels below the axis. */
  labeled: boolean
}

/** The width of a pile in dots; a dot is as wide as one unit of the axis. */
const wide = 4

/** Counted cases as piles of dots over an axis from zero, e.g. questions by the hours until they were answered. */
export function Piles({ piles, labeled }: PilesProps) {
  const width = Math.max(...piles.map(({ at }) => at)) + wide
  const height = Math.ceil(Math.max(...piles.map(({ count }) => count)) / wide)
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height + 0.5}`}>
        <path data-tone="neutral" strokeWidth="0.12" d={`M0 ${height + 0.4}h${width}`} />
        {piles.map(({ tone, count, at }) => (
          <g key={at} data-tone={tone} transform={`translate(${at} ${height}) scale(1 -1)`}>
            {markPaths({ mark: 'dot', count, columns: wide }).map((path) => (
              <path key={path.d} {...path} />
            ))}
          </g>
        ))}
      </svg>
      {labeled && (
        <Labels $widths={piles.map(({ at }, index) => (piles[index + 1]?.at ?? at) - at)}>
          {piles.map(({ at, label }) => (
            <span key={at}>{label}</span>
          ))}
        </Labels>
      )}
    </div>
  )
}

/* Each label starts below its pile, if the one before it is short enough; the last one ends at the right edge. */
const Labels = styled.p<{ $widths: readonly number[] }>`
  display: grid;
  grid-template-columns: ${({ $widths }) => $widths.map((width) => `minmax(max-content, ${width}fr)`).join(' ')};
  gap: 0.4rem;
  margin-top: 0.4rem;
  font-size: var(--text-s);
  line-height: 1.2;
  color: var(--ink-soft);
`
