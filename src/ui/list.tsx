import type { ReactNode } from 'react'
import styled from 'styled-components'
import { columns } from '#style/media.ts'

interface BulletListProps {
  items: readonly ReactNode[]
  /** The marker of each item: a plain point, a gain, or a caution. */
  mark?: 'point' | 'gain' | 'caution'
  /** In columns across the page. */
  wide?: boolean
}

/** A bullet list with markers in the palette's colors. */
export function BulletList({ items, mark = 'point', wide = false }: BulletListProps) {
  return (
    <List role="list" className={mark} data-wide={wide ? '' : undefined}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

const plus = '40% 10%,60% 10%,60% 40%,90% 40%,90% 60%,60% 60%,60% 90%,40% 90%,40% 60%,10% 60%,10% 40%,40% 40%'

const List = styled.ul`
  display: grid;
  /* In a row of cards a list may be higher than its items, which stay together. */
  align-content: start;
  gap: 0.6em clamp(1.5rem, 3vw, 3rem);

  &[data-wide] {
    ${columns({ tablet: 2, desktop: 3 })}
  }

  li {
    position: relative;
    padding-left: 1.6em;
  }

  /* The shape tells the lists of a card apart, not only the color: a mesa, a plus, a warning triangle. */
  li::before {
    content: '';
    position: absolute;
    top: 0.4em;
    left: 0.1em;
    width: 0.85em;
    height: 0.85em;
    background: var(--shape, var(--line-strong));
    clip-path: polygon(0 90%, 20% 60%, 30% 20%, 70% 20%, 80% 60%, 100% 90%);
    print-color-adjust: exact;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  &.gain li::before {
    --shape: var(--positive);
    clip-path: polygon(${plus});
  }

  &.caution li::before {
    --shape: var(--accent);
    clip-path: polygon(evenodd, 50% 0, 100% 90%, 0 90%, 50% 0, 40% 30%, 60% 30%, 50% 80%, 40% 30%);
  }
`
