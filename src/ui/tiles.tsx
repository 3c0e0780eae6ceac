import styled from 'styled-components'
import { from } from '#style/media.ts'

/** Short statements, each with an icon above it; in a row on wide screens. */
export const Tiles = styled.ul`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2rem) clamp(1.5rem, 3vw, 3rem);

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    align-content: start;
    padding-top: 1.25rem;
    border-top: 2px solid var(--ember);
  }

  svg {
    color: var(--ember);
  }

  h3 {
    font-size: var(--title-s);
  }

  p {
    color: var(--ink-soft);
  }
`
