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

  li::before {
    content: '';
    position: absolute;
    left: 0.1em;
    top: calc(0.8em - 3px);
    width: 12px;
    height: 6px;
    border-top: 2px solid var(--line-strong);
    border-bottom: 2px solid var(--line-strong);
  }

  &.gain li::before {
    border-color: var(--turquoise);
  }

  &.caution li::before {
    border-color: var(--ember);
  }
`
