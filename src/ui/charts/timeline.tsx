import styled, { keyframes } from 'styled-components'
import { ChartFrame, drawnOnce, type ChartProps } from './chart.tsx'

interface TimelineProps extends Pick<ChartProps, 'title' | 'note'> {
  /** The phases in their order; `from` and `to` count periods from the start, so the first month is from 0 to 1. */
  phases: readonly { name: string; from: number; to: number }[]
  /** Writes the period of a phase, e.g. "Months 2 to 4". */
  writePeriod: (from: number, to: number) => string
  /** The column headers of the text alternative: phase and period. */
  head: readonly [phase: string, period: string]
}

/** The phases of a project as bars on a common time axis. */
export function Timeline({ title, note, phases, writePeriod, head }: TimelineProps) {
  const end = Math.max(...phases.map(({ to }) => to))
  return (
    <ChartFrame
      title={title}
      note={note}
      table={{ head, rows: phases.map(({ name, from, to }) => [name, writePeriod(from, to)]) }}
    >
      <Rows>
        {phases.map(({ name, from, to }) => (
          <div key={name}>
            <p>
              <b>{name}</b>
              <span>{writePeriod(from, to)}</span>
            </p>
            <svg viewBox={`0 0 ${end} 4`} preserveAspectRatio="none" focusable="false">
              <path d={Array.from({ length: end + 1 }, (_, tick) => `M${tick} 0v4`).join('')} />
              <rect x={from} width={to - from} height="4" />
            </svg>
          </div>
        ))}
      </Rows>
    </ChartFrame>
  )
}

const grow = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`

const Rows = styled.div`
  display: grid;
  gap: 0.7rem;
  font-size: var(--text-s);
  line-height: 1.35;

  p {
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

  div:nth-child(4n + 1) rect {
    fill: var(--sun);
  }
  div:nth-child(4n + 2) rect {
    fill: var(--dusk-2);
  }
  div:nth-child(4n + 3) rect {
    fill: var(--dusk-3);
  }
  div:nth-child(4n + 4) rect {
    fill: var(--turquoise);
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
