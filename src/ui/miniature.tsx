import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'

/** A document at half its size, cut off at its lower end. Decorative, because its own page shows it. */
export function Miniature({ children }: { children: ReactNode }) {
  return (
    <Window aria-hidden="true" inert data-miniature="">
      <div>{children}</div>
    </Window>
  )
}

const Window = styled.div`
  overflow: hidden;
  aspect-ratio: 5 / 2;
  background: var(--raised);

  > div {
    width: 200%;
    padding: 2.5rem;
    transform: scale(0.5);
    transform-origin: 0 0;
  }

  @media ${from.tablet} {
    aspect-ratio: 3 / 2;
  }

  @media print {
    display: none;
  }
`
