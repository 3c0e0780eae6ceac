import styled, { keyframes } from 'styled-components'
import { drawnOnce } from './chart-figure.ts'

const grow = keyframes`
  from { scale: 0 1; }
`

/**
 * Groups of bars, one below the other: the name above them, each figure at the end of its bar. One column for all figures,
 * so that all bars have the same scale.
 */
export const BarRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.85rem 0.75rem;
  font-size: var(--text-s);
  line-height: 1.35;

  > * {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    row-gap: 0.3rem;
  }

  > * > :not(svg, svg + span) {
    grid-column: 1 / -1;
  }

  strong {
    font-weight: 600;
  }

  small {
    color: var(--ink-soft);
  }

  svg + span {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  rect[data-tone] {
    transform-origin: left;
    ${drawnOnce}
    animation-name: ${grow};
  }
`
