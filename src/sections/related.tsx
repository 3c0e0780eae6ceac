import styled from 'styled-components'
import { from, notPrinted } from '#style/media.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import { Card } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import { anchorProps, type PageTarget } from '#ui/page-target.ts'

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
    <List role="list" $columns={items.length % 3 === 0 ? 3 : 2}>
      {items.map(({ kind, page, name, text }) => (
        <Item as="li" key={name}>
          <Art>
            <Landscape seed={anchorProps(page).href.slice(1)} kind="strip" />
          </Art>
          <div>
            <small>{kind}</small>
            <h3>
              <CoveringLink {...page}>{name}</CoveringLink>
            </h3>
            <p>{text}</p>
          </div>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul<{ $columns: number }>`
  display: grid;
  gap: clamp(1rem, 2vw, 1.75rem);

  @media ${from.laptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

const Item = styled(Card)`
  display: grid;
  grid-template-columns: clamp(4.5rem, 18vw, 8rem) minmax(0, 1fr);

  @media ${from.laptop} {
    grid-template: 7rem 1fr / minmax(0, 1fr);
  }

  @media print {
    grid-template: none;
  }

  > div:last-child {
    display: grid;
    gap: 0.4rem;
    align-content: start;
    padding: clamp(1rem, 2vw, 1.75rem);
  }

  small {
    color: var(--accent);
    font-weight: 600;
  }

  p {
    color: var(--ink-soft);
  }
`

const Art = styled.div`
  position: relative;
  ${notPrinted}
`
