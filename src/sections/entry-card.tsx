import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PhotoId } from '#content/photos.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Photo } from './photo.tsx'

interface EntryCardProps {
  slug: string
  photo: PhotoId
  icon?: ReactNode
  /** The title, wrapped in the link to the entry's page. */
  title: ReactNode
  children: ReactNode
}

/** The card of a service, an area of expertise, a topic or a case in an overview: photo, linked title, summary. */
export function EntryCard({ slug, photo, icon, title, children }: EntryCardProps) {
  return (
    <Card>
      <Photo photo={photo} seed={slug} ratio={1.6} />
      <CardBody>
        <Title>
          {icon}
          {title}
        </Title>
        {children}
      </CardBody>
    </Card>
  )
}

const Title = styled.h3`
  display: flex;
  gap: 0.6rem;
  align-items: baseline;
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

  svg {
    flex: none;
    align-self: center;
    color: var(--ember);
  }
`

/** The paragraph of a card. */
export const CardText = styled.p`
  color: var(--ink-soft);
`
