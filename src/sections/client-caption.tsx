import styled from 'styled-components'
import { clients, type ClientSlug } from '#content/clients.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Photo } from './photo.tsx'

interface ClientCaptionProps {
  client: ClientSlug
  /** All clients of the row; they are shown by photos only if each of them has one. */
  row: readonly ClientSlug[]
  /** The role on a one-language page, instead of the message. */
  role?: string | undefined
}

/** The client: photo or initials, name, role and company. */
export function ClientCaption({ client, row, role }: ClientCaptionProps) {
  const i18n = useI18n()
  const person = clients.find(client)
  const initials = <Monogram name={person.name} tone={row.indexOf(client)} />
  const hasPhotos = row.every((one) => 'image' in clients.find(one))
  return (
    <Caption>
      <Portrait>
        {hasPhotos && 'image' in person ? (
          <Photo photo={person.image} seed={client} backdrop={initials} ratio={1} sizes="3rem" />
        ) : (
          initials
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
  width: 3rem;
  aspect-ratio: 1;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
`
