import styled from 'styled-components'
import { Card } from './card.tsx'

/** A framed box for what belongs together and has no page of its own: a form, a table, an address. */
export const Panel = styled(Card)`
  display: grid;
  gap: 1rem;
  padding: var(--space-card);

  > p {
    max-width: var(--measure);
  }
`
