import styled from 'styled-components'
import { from } from '#style/media.ts'
import { CoveringLink, covered } from '#ui/link.tsx'
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

/** Pages that continue the subject of this one, a row for each. */
export function Related({ items }: RelatedProps) {
  return (
    <List role="list">
      {items.map(({ kind, page, name, text }, index) => (
        <li key={index}>
          <small>{kind}</small>
          <h3>
            <CoveringLink {...page}>{name}</CoveringLink>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  li {
    ${covered}
    display: grid;
    gap: 0.1rem clamp(1.5rem, 4vw, 4rem);
    align-items: baseline;
    padding-block: 0.7rem;
    border-top: 1px solid var(--line-strong);

    @media ${from.laptop} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr);
    }
  }

  small {
    color: var(--accent);
    font-weight: 600;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`
