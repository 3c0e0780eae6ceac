import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card, CardBody } from '#ui/card.tsx'

interface EntryCardProps {
  /** A photo or a drawing of the entry. */
  picture: ReactNode
  /** The title, wrapped in the link to the entry's page. */
  title: ReactNode
  children: ReactNode
}

/** The card of an entry in an overview: picture, linked title, summary. */
export function EntryCard({ picture, title, children }: EntryCardProps) {
  return (
    <Card>
      {picture}
      <CardBody>
        <Title>{title}</Title>
        {children}
      </CardBody>
    </Card>
  )
}

const Title = styled.h3`
  font-size: var(--title-s);

  /* The title's link covers the whole card. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    color: var(--ember);
  }
`

/** The paragraph of a card. */
export const CardText = styled.p`
  flex: 1;
  color: var(--ink-soft);
`
