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

const List = styled.ul`
  display: grid;
  gap: 0.6em;

  li {
    position: relative;
    padding-left: 1.6em;
  }

  /* The mark tells the lists of a card apart, not only the color; it is not read aloud. */
  li::before {
    content: '•' / '';
    position: absolute;
    left: 0.25em;
    color: var(--line-strong);
    font-weight: 700;
  }

  &.gain li::before {
    content: '+' / '';
    color: var(--positive);
  }

  &.caution li::before {
    content: '!' / '';
    color: var(--accent);
  }
`
