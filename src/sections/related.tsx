import styled from 'styled-components'
import { from } from '#style/media.ts'
import { TextLink } from '#ui/link.tsx'
import type { PageTarget } from '#ui/page-target.ts'

interface RelatedProps {
  items: readonly {
    /** What the page is, e.g. a case study. */
    kind: string
    page: PageTarget
    name: string
    /** What one finds there, in a few words. */
    text: string
  }[]
}

/** Links to pages that continue the subject of this one. */
export function Related({ items }: RelatedProps) {
  return (
    <List role="list" className="related">
      {items.map(({ kind, page, name, text }) => (
        <li key={kind}>
          <small>{kind}</small>
          <h3>
            <TextLink {...page}>{name}</TextLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2rem clamp(1.5rem, 3vw, 3rem);

  @media ${from.laptop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  li {
    display: grid;
    gap: 0.4rem;
    align-content: start;
    padding-top: 1rem;
    border-top: 1px solid var(--line-strong);
  }

  small {
    color: var(--ember);
    font-weight: 600;
  }

  h3 {
    font-size: var(--title-s);
  }

  a:hover {
    color: var(--ember);
  }

  p {
    color: var(--ink-soft);
  }
`
