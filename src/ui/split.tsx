import styled from 'styled-components'
import { from } from '#style/media.ts'

/** Two columns on wide screens, the first slightly wider. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 5rem);
  align-items: center;

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
