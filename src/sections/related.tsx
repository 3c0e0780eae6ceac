import styled from 'styled-components'
import { columns } from '#style/media.ts'
import { Card } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
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

/** Pages that continue the subject of this one, as cards. */
export function Related({ items }: RelatedProps) {
  return (
    <List role="list" $columns={items.length % 3 === 0 ? 3 : 2}>
      {items.map(({ kind, page, name, text }) => (
        <Item as="li" key={name}>
          <small>{kind}</small>
          <h3>
            <CoveringLink {...page}>{name}</CoveringLink>
          </h3>
          <p>{text}</p>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul<{ $columns: 2 | 3 }>`
  display: grid;
  gap: var(--space-card);

  ${({ $columns }) => columns($columns === 2 ? { tablet: 2 } : { laptop: 3 })}
`

const Item = styled(Card)`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  padding: var(--space-card);

  small {
    color: var(--accent);
    font-weight: 600;
  }

  p {
    color: var(--ink-soft);
  }
`
