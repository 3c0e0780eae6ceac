import type { ReactNode } from 'react'
import styled from 'styled-components'
import { placeOn, type Scale } from './scale.ts'

interface PlotProps {
  /** The values of the vertical axis, and how a tick is written. */
  scale: Scale
  write: (value: number) => string
  /** The labels below the plot: under each column, or spread from its left to its right edge. */
  labels: readonly string[]
  spread: 'columns' | 'edges'
  /** The marks, in a square of 100 by 100 that is stretched to the plot; y points down. */
  children: ReactNode
}

/** The area of a chart with two axes. Labels are HTML, so that they keep their size when the plot shrinks. */
export function Plot({ scale, write, labels, spread, children }: PlotProps) {
  const shown = labels.length > 8 ? labels.map((label, index) => (index % 2 === 0 ? label : '')) : labels
  return (
    <Grid>
      <Ticks>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick}>{write(tick)}</span>
        ))}
      </Ticks>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        {scale.ticks.map((tick) => (
          <path key={tick} className="grid" d={`M0 ${100 - placeOn(scale, tick)}h100`} />
        ))}
        {children}
      </svg>
      <Labels data-spread={spread}>
        {shown.map((label, index) => (
          <span key={labels[index]}>{label}</span>
        ))}
      </Labels>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
  gap: 0.5rem 0.6rem;
  height: clamp(13rem, 24vw, 18rem);
  padding-top: 0.6rem;
  font-size: var(--text-s);
  line-height: 1.2;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;

  > svg {
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

  &[data-spread='columns'] span {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
    white-space: nowrap;
  }
`
