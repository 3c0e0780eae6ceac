import styled from 'styled-components'

/** Keeps its distance from what stands above it in the same section. */
export const Spaced = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
`
