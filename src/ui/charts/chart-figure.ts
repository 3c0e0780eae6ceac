import styled, { css } from 'styled-components'

/** Colors of marks by `data-tone`, also in forced colors and in print, where `before` is an outline. */
const tones = css`
  [data-tone='before'] {
    --mark: var(--accent);
  }
  [data-tone='after'],
  [data-tone='partial'] {
    --mark: var(--positive);
  }
  [data-tone='neutral'] {
    --mark: var(--ink-soft);
  }

  /* How opaque the area of a mark is; its outline is opaque. */
  [data-tone] {
    --fill: 1;
  }
  [data-tone='before'],
  [data-tone='partial'] {
    --fill: 0.25;
  }
  [data-tone='neutral'] {
    --fill: 0.4;
  }

  @media (forced-colors: active) {
    [data-tone] {
      --mark: CanvasText;
    }
    [data-tone='before'] {
      --mark: GrayText;
    }
  }

  @media print {
    [data-tone] {
      --fill: 0.4;
    }
    [data-tone='neutral'] {
      --fill: 0.2;
    }
    [data-tone='partial'] {
      --fill: 0.1;
    }
    [data-tone='before'] {
      --fill: 0;
    }
  }
`

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
  gap: 1rem;
  timeline-trigger: --in-view view() cover 15% cover 100%;
  trigger-scope: --in-view;
  ${tones}

  > * {
    min-width: 0;
  }

  & + & {
    margin-top: 2rem;
  }

  > figcaption {
    font-family: var(--font-display);
    font-weight: 600;
    font-size: var(--title-s);
    line-height: 1.2;
    text-wrap: balance;
  }

  > p:last-child {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
`
