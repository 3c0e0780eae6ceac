import styled, { css } from 'styled-components'
import { columns } from '#style/media.ts'

/** Short statements side by side: one column on phones, two on wider screens, so that no text is too narrow. */
export const TileGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: clamp(0.75rem, 1.5vw, 1.25rem);

  ${columns({ tablet: 2 })}
`

/** The box of a short statement or a figure, which nobody presses. */
export const tile = css`
  display: grid;
  gap: 0.6rem;
  align-content: start;
  min-width: 0;
  padding: clamp(0.9rem, 1.2vw, 1.1rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
`

/** Figures in such boxes, each above its label: two columns, or one where a word or a number needs it. */
export const FigureTiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(var(--narrowest), 40%), 100%), 1fr));
  gap: clamp(0.6rem, 1.2vw, 1rem);

  > div {
    ${tile}
  }

  dt {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
    text-wrap: balance;
  }

  dd {
    grid-row: 1;
    font: 600 var(--figure) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }
`

/** A short statement in such a box. */
export const Tile = styled.li`
  ${tile}

  > svg {
    color: var(--accent);
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }
`
