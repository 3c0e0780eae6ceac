import styled from 'styled-components'
import { Container } from './section.tsx'

/** A line below the hero that tells a reader something about the page itself, e.g. its language. */
export const Hint = styled(Container)`
  padding-top: 1.5rem;
  color: var(--ink-soft);
`
