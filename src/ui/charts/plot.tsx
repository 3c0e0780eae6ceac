import type { ReactNode } from 'react'
import styled from 'styled-components'
import { labelsThatFit, placeOn, type Scale } from './scale.ts'

interface PlotProps {
  /** The values of the vertical axis, and how a tick is written. */
  scale: Scale
  write: (value: number) => string
  /** The labels below the plot, spread from its left to its right edge. */
  labels: readonly string[]
  /** What the horizontal axis counts, below the labels. */
  axis?: string | undefined
  /** Texts in the plot, at points in its square of 100 by 100. */
  remarks?: readonly PlotRemark[] | undefined
  /** The marks, in a square of 100 by 100 that is stretched to the plot; y points down. */
  children: ReactNode
}

/** A text at a point of a plot; x and y are percentages from its top left corner. */
interface PlotRemark {
  x: number
  y: number
  text: string
  side?: Side
}

/** Where a remark stands, seen from its point; by default above it. */
export type Side = keyof typeof offsets

/** How a text moves away from its point. */
const offsets = {
  above: { dy: '-0.75em' },
  right: { dx: '0.75em', dy: '0.35em', textAnchor: 'start' },
} as const

/** The area of a chart with two axes. Labels are HTML, so that they keep their size when the plot shrinks. */
export function Plot({ scale, write, labels, axis, remarks, children }: PlotProps) {
  return (
    <Grid>
      <Ticks>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick}>{write(tick)}</span>
        ))}
      </Ticks>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {scale.ticks.map((tick) => (
          <path key={tick} className="grid" d={`M0 ${100 - placeOn(scale, tick)}h100`} />
        ))}
        {children}
      </svg>
      {remarks && <Remarks remarks={remarks} />}
      <Labels>
        {labelsThatFit(labels).map(({ label, minor }, index) => (
          <span key={`${index} ${label}`} data-minor={minor ? '' : undefined}>
            {label}
          </span>
        ))}
      </Labels>
      {axis && <Axis>{axis}</Axis>}
    </Grid>
  )
}

/** Texts over the marks, in a drawing of their own that is not stretched. */
function Remarks({ remarks }: { remarks: readonly PlotRemark[] }) {
  return (
    <Layer>
      {remarks.map(({ x, y, text, side = 'above' }) => (
        <text
          key={text}
          x={`${x}%`}
          y={`${y}%`}
          textAnchor={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}
          {...offsets[side]}
        >
          {text}
        </text>
      ))}
    </Layer>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
  gap: 0.5rem 0.6rem;
  height: clamp(13rem, 24vw, 18rem);
  padding-top: 0.6rem;
  container-type: inline-size;
  font-size: var(--text-s);
  line-height: 1.2;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;

  > svg {
    grid-area: 1 / 2;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  path,
  rect {
    vector-effect: non-scaling-stroke;
  }

  .grid {
    stroke: var(--line);
    fill: none;
  }

  .grid:first-child {
    stroke: var(--line-strong);
  }
`

const Layer = styled.svg`
  text {
    fill: var(--pen);
    font-weight: 600;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 5px;
    stroke-linejoin: round;
  }

  /* Where there is no space for them, the note or the text of the page says it. */
  @container (max-width: 15rem) {
    display: none;
  }
`

const Ticks = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  white-space: nowrap;

  /* The middle of each label is on its line. */
  span {
    line-height: 0;
  }
`

const Labels = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;

  /* Labels without width are centered on their point; the outer two hang over the edge a little. */
  span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
  @container (max-width: 16rem) {
    [data-minor] {
      visibility: hidden;
    }
  }
  span:first-child {
    justify-content: start;
    translate: -0.6rem;
  }
  span:last-child {
    justify-content: end;
    translate: 0.6rem;
  }
`

const Axis = styled.p`
  grid-column: 2;
  text-align: right;
`
