import styled from 'styled-components'
import { columns, from } from '#style/media.ts'
import { CardGrid } from '#ui/card.tsx'

interface AlignedCardsProps {
  $columns?: 2 | 3
  /** How many parts each card has, one in a row. */
  $parts: number
}

/** A grid of cards, in which the parts of the cards of a row are aligned; text is never narrower than on a phone. */
export const AlignedCards = styled(CardGrid)<AlignedCardsProps>`
  ${({ $columns = 3 }) => $columns === 3 && columns({ laptop: 2, desktop: 3 })}

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
