import styled from 'styled-components'
import { tones } from '../tones.ts'

/** The figure of a chart: caption, drawing, and a note as its last paragraph. */
export const ChartFigure = styled.figure`
  display: grid;
  gap: 1rem;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  ${tones}

  & + & {
    margin-top: 2rem;
  }

  > figcaption {
    font: 600 var(--title-s) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  > p:last-child {
    color: var(--ink-soft);
  }
`
