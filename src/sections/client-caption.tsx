import styled from 'styled-components'
import { clients, type ClientSlug } from '#content/clients.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import { Photo } from './photo.tsx'

/** The client: portrait, name, role and company. On one-language pages, `role` replaces the message. */
export function ClientCaption({ client, role }: { client: ClientSlug; role?: string | undefined }) {
  const i18n = useI18n()
  const person = clients.find(client)
  return (
    <Caption>
      <Portrait>
        {'image' in person ? (
          <Photo photo={person.image} seed={client} ratio={1} sizes="3.5rem" />
        ) : (
          <Landscape seed={client} />
        )}
      </Portrait>
      <span>
        <strong>{person.name}</strong>
        <br />
        {role ?? i18n.t(person.text.role)}, {person.company}
      </span>
    </Caption>
  )
}

const Caption = styled.figcaption`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  font-size: var(--text-s);
  line-height: 1.4;
  color: var(--ink-soft);

  > span {
    min-width: 0;
  }

  strong {
    color: var(--ink);
  }
`

const Portrait = styled.div`
  position: relative;
  width: 3.5rem;
  aspect-ratio: 1;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius);
`
