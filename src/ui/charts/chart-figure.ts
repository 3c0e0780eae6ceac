import styled, { css } from 'styled-components'
import { tones } from '../tones.ts'

/**
 * Draws the marks of a chart once, when the chart comes into view, in browsers with animation triggers; in others and
 * with reduced motion it is complete from the start.
 */
export const drawnOnce = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-trigger: --in-view play-once) {
      animation: 600ms cubic-bezier(0.2, 0.7, 0.2, 1) both;
      animation-trigger: --in-view play-once;
    }
  }
`

/** The figure of a chart: caption, drawing, and a note as its last paragraph. */
export const ChartFigure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  timeline-trigger: --in-view view() cover 15% cover 100%;
  trigger-scope: --in-view;
  ${tones}

  & + & {
    margin-top: 2rem;
  }

  > figcaption {
    font: 600 var(--title-s) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  > p:last-child {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
`
