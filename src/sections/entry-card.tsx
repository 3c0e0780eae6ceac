import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card, CardBody } from '#ui/card.tsx'
import { CardArrow } from '#ui/link.tsx'

interface EntryCardProps {
  /** A photo or a drawing of the entry. */
  picture: ReactNode
  /** The title, as a covering link to the entry's page. */
  title: ReactNode
  children: ReactNode
}

/** The card of an entry in an overview: picture, linked title, summary. */
export function EntryCard({ picture, title, children }: EntryCardProps) {
  return (
    <Card>
      {picture}
      <CardBody>
        <h3>{title}</h3>
        {children}
        <CardArrow />
      </CardBody>
    </Card>
  )
}

/** The paragraph of a card. */
export const CardText = styled.p`
  flex: 1;
  color: var(--ink-soft);
`
