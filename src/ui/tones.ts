import { css } from 'styled-components'

/**
 * The color of marks and the opacity of their area by `data-tone`, also in forced colors and in print, where `before` is
 * an outline, and the colors of their ground and of texts on it and on marks.
 */
export const tones = css`
  --paper: var(--raised);
  --pen: var(--ink);
  --on-mark: var(--ground);

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
    --paper: Canvas;
    --pen: CanvasText;
    --on-mark: Canvas;

    [data-tone] {
      --mark: CanvasText;
    }
    [data-tone='before'] {
      --mark: GrayText;
    }
  }

  @media print {
    --on-mark: var(--ink);

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

/** The area of a mark with its outline. */
export const markArea = css`
  fill: var(--mark);
  fill-opacity: var(--fill);
  stroke: var(--mark);
  vector-effect: non-scaling-stroke;
`
