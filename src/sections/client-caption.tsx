import { clients, type ClientFacts, type ClientSlug } from '#content/clients.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useText } from '#i18n/use-i18n.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Person, Portrait } from '#ui/person.tsx'
import { Photo } from './photo.tsx'

interface ClientCaptionProps {
  client: ClientSlug
  /** All clients of the row: neighbors differ in color. */
  row: readonly ClientSlug[]
  /** The language of the content around, if it is not that of the visitor. */
  lang?: 'de' | undefined
}

/** A client as a testimonial shows it. */
type Client = ClientFacts & { text: Record<'role' | 'about', MessageId> }

/** The site shows its clients by photos only if it has one of each of them. */
const hasPhotos = clients.all.every(({ image }: Client) => image)

/** The client: photo or initials, name, role and company, trade and place. */
export function ClientCaption({ client, row, lang }: ClientCaptionProps) {
  const text = useText(lang)
  const person: Client = clients.find(client)
  const initials = <Monogram name={person.name} tone={row.indexOf(client)} />
  return (
    <Person as="figcaption">
      <Portrait>
        {hasPhotos && person.image ? (
          <Photo photo={person.image} backdrop={initials} ratio={1} sizes="3rem" />
        ) : (
          initials
        )}
      </Portrait>
      <span>
        <strong>{person.name}</strong>
        <br />
        <span>{`${text(person.text.role)}, ${person.company}`}</span>
        <br />
        <span>{text(person.text.about)}</span>
      </span>
    </Person>
  )
}
