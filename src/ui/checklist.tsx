import styled from 'styled-components'
import { from } from '#style/media.ts'

/** Short promises side by side, as many in a row as the page has width. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <List role="list" className="checklist">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0 clamp(1.5rem, 3vw, 3rem);

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    padding: 0.5rem 0 0.5rem 1.9em;
    background: linear-gradient(var(--turquoise) 2px, transparent 2px 4px, var(--turquoise) 4px) 0 1.05em / 14px 6px
      no-repeat;
    border-top: 1px solid var(--line);
    font-family: var(--font-display);
    font-size: var(--text-l);
    font-weight: 500;
    line-height: 1.35;

    @media ${from.tablet} {
      padding-block: 1rem 1.5rem;
      background-position-y: 1.5em;
    }
  }
`
