import styled from 'styled-components'

interface BulletListProps {
  items: readonly string[]
  /** The marker of each item: a plain point, a gain, or a caution. */
  mark?: 'point' | 'gain' | 'caution'
}

/** A bullet list with markers in the palette's colors. */
export function BulletList({ items, mark = 'point' }: BulletListProps) {
  return (
    <List role="list" className={mark}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

const plus = '38% 8%, 62% 8%, 62% 38%, 92% 38%, 92% 62%, 62% 62%, 62% 92%, 38% 92%, 38% 62%, 8% 62%, 8% 38%, 38% 38%'

/* A triangle with the two parts of an exclamation mark left out. */
const warning = [
  '50% 2%, 100% 94%, 0 94%, 50% 2%',
  '44% 34%, 56% 34%, 54% 64%, 46% 64%, 44% 34%',
  '44% 72%, 56% 72%, 56% 84%, 44% 84%, 44% 72%, 50% 2%',
].join(', ')

const List = styled.ul`
  display: grid;
  gap: 0.6em;

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
    clip-path: polygon(0 88%, 0 70%, 20% 62%, 30% 24%, 72% 24%, 82% 62%, 100% 70%, 100% 88%);
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
    clip-path: polygon(evenodd, ${warning});
  }
`
