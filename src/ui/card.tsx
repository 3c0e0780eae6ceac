import styled from 'styled-components'
import { columns } from '#style/media.ts'

/** A framed box on the page background; its frame lights up with the link that covers it. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  overflow: hidden;

  /* The photo fills the card to its edges; the card's corners are rounded instead. */
  > :first-child {
    border-radius: 0;
  }

  /* Around what the link covers. */
  a:is(:hover, :focus-visible)::before {
    border-radius: calc(var(--radius-large) - 1px);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`

/** A grid of cards: one column on phones, two on tablets, `$columns` on wide screens. */
export const CardGrid = styled.ul.attrs({ role: 'list' })<{ $columns?: 2 | 3 | 4 }>`
  display: grid;
  gap: var(--space-card);

  > li {
    display: grid;
    min-width: 0;
  }

  ${({ $columns = 3 }) => columns({ tablet: 2, laptop: $columns })}
`
