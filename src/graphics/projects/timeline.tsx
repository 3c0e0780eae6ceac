import styled, { keyframes } from 'styled-components'
import { ChartFigure, drawnOnce } from '#ui/charts/chart-figure.ts'
import type { ChartProps } from '#ui/charts/chart.tsx'

interface TimelineProps extends Pick<ChartProps, 'title' | 'note'> {
  /** The phases in their order; `from` and `to` count periods from the start, so the first month is from 0 to 1. */
  phases: readonly { name: string; from: number; to: number }[]
  /** Writes the period of a phase, e.g. "Months 2 to 4". */
  writePeriod: (from: number, to: number) => string
}

/** The phases of a project with their periods, as a list with bars on a common time axis. */
export function Timeline({ title, note, phases, writePeriod }: TimelineProps) {
  const end = Math.max(...phases.map(({ to }) => to))
  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      <Rows role="list">
        {phases.map(({ name, from, to }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{writePeriod(from, to)}</span>
            <svg viewBox={`0 0 ${end} 4`} preserveAspectRatio="none" aria-hidden="true">
              <path d={Array.from({ length: end + 1 }, (_, tick) => `M${tick} 0v4`).join('')} />
              <rect x={from} width={to - from} height="4" />
            </svg>
          </li>
        ))}
      </Rows>
      {note && <p>{note}</p>}
    </ChartFigure>
  )
}

const grow = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`

const Rows = styled.ol`
  display: grid;
  gap: 0.7rem;
  font-size: var(--text-s);
  line-height: 1.35;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }

  b {
    font-weight: 600;
  }

  span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  svg {
    width: 100%;
    height: 0.9rem;
    margin-top: 0.25rem;
  }

  path {
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  rect {
    ${drawnOnce}
    animation-name: ${grow};
  }

  li:nth-child(4n + 1) rect {
    fill: var(--sun);
  }
  li:nth-child(4n + 2) rect {
    fill: var(--dusk-2);
  }
  li:nth-child(4n + 3) rect {
    fill: var(--dusk-3);
  }
  li:nth-child(4n + 4) rect {
    fill: var(--positive);
  }

  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
  }

  @media print {
    rect {
      fill-opacity: 0.35;
    }
  }
`
