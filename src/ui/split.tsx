import styled from 'styled-components'
import { from } from '#style/media.ts'

/** Two columns on wide screens, the first slightly wider. */
export const Split = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);
  align-items: center;

  > * {
    min-width: 0;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
