import styled from 'styled-components'

/** Adds space above, between two blocks of a section. */
export const Spaced = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
`
