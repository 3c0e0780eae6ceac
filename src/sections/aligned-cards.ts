import styled from 'styled-components'
import { columns, from } from '#style/media.ts'

interface AlignedCardsProps {
  $columns?: 2 | 3
  /** How many parts each card has, one in a row. */
  $parts: number
}

/** A grid of cards, in which the parts of the cards of a row are aligned; text is never narrower than on a phone. */
export const AlignedCards = styled.ul.attrs({ role: 'list' })<AlignedCardsProps>`
  display: grid;
  gap: var(--space-card);

  > li {
    display: grid;
    min-width: 0;
  }

  ${({ $columns = 3 }) => columns({ tablet: 2, ...($columns === 3 && { desktop: 3 }) })}

  @media ${from.tablet} {
    > li {
      grid-row: span ${({ $parts }) => $parts};
      grid-template-rows: subgrid;
    }

    > li > * {
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
    }
  }
`
