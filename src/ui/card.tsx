import styled, { css } from 'styled-components'
import { covered } from './link.tsx'

/** The frame of what lies on the page: a card, a paper. */
export const framed = css`
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
`

/** A framed box on the page background; its frame lights up with the link that covers it. */
export const Card = styled.article`
  ${covered}
  min-width: 0;
  padding: var(--space-card);
  ${framed}
  overflow: hidden;

  /* Across the card, whose corners are rounded instead. */
  [data-photo] {
    margin: calc(-1 * var(--space-card)) calc(-1 * var(--space-card)) 1rem;
    border-radius: 0;
  }

  /* Around what the link covers, also from the text above it. */
  &:hover:not(:has(details:hover, a + a:hover)) [data-covering]::before,
  [data-covering]:focus-visible::before {
    border-radius: calc(var(--radius-large) - 1px);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`

/** A title after an icon, if it has one. */
export const withIcon = css`
  display: flex;
  gap: 0.5em;

  svg {
    flex: none;
    color: var(--accent);
  }
`
