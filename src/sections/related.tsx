import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import { BareLink } from '#ui/link.tsx'
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

/** Pages that continue the subject of this one, as cards with the art of each page. */
export function Related({ items }: RelatedProps) {
  return (
    <List role="list">
      {items.map(({ kind, page, name, text }) => (
        <li key={kind}>
          <Art>
            <Landscape seed={page.params?.slug ?? page.hash ?? kind} />
          </Art>
          <div>
            <small>{kind}</small>
            <h3>
              <BareLink {...page}>{name}</BareLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: clamp(1rem, 2vw, 1.75rem);

  @media ${from.laptop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: clamp(4.5rem, 18vw, 8rem) minmax(0, 1fr);
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) + 2px);
    background: var(--raised);

    @media ${from.laptop} {
      grid-template: 7rem 1fr / minmax(0, 1fr);
    }

    @media print {
      grid-template: none;
    }
  }

  li:hover {
    border-color: var(--ember);
  }

  li > div:last-child {
    display: grid;
    gap: 0.4rem;
    align-content: start;
    padding: clamp(1rem, 2vw, 1.75rem);
  }

  small {
    color: var(--ember);
    font-weight: 600;
  }

  h3 {
    font-size: var(--title-s);
  }

  /* The link covers the whole card. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    color: var(--ember);
  }

  p {
    color: var(--ink-soft);
  }
`

const Art = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset: 0;
  }

  @media print {
    display: none;
  }
`
