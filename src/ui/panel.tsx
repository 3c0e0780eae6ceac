import styled from 'styled-components'
import { Card } from './card.tsx'

/** The space between the frame of a card or a panel and its content. */
export const innerSpace = 'clamp(1rem, 2vw, 1.75rem)'

/** A framed box for what belongs together and has no page of its own: a form, a table, an address. */
export const Panel = styled(Card)`
  display: grid;
  gap: 1rem;
  align-content: start;
  padding: ${innerSpace};

  > * {
    min-width: 0;
    max-width: var(--measure);
  }
`
