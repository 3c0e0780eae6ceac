import type { ReactNode } from 'react'
import styled from 'styled-components'
import { clients, type ClientFacts, type ClientSlug, type TestimonialFacts } from '#content/clients.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { from, swipedOnPhones } from '#style/media.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Person } from '#ui/person.tsx'
import { Rating } from '#ui/rating.tsx'
import { Photo } from './photo.tsx'

/** A testimonial of a page as its collection has it: what the client says, and on a second line the result. */
export type Quote = TestimonialFacts & { text: Record<'content', MessageId> }

interface ClientQuotesProps {
  testimonials: readonly (TestimonialFacts & {
    /** What the client had measured. */
    chart?: ReactNode
    /** A second line is the result. */
    content: string
    /** In words, where no chart shows it. */
    result?: string
  })[]
}

/** Client testimonials with stars, person and measured result. */
export function ClientQuotes({ testimonials }: ClientQuotesProps) {
  const i18n = useI18n()
  return (
    <Grid role="list" tabIndex={0}>
      {testimonials.map(({ client, rating, chart, content, result }, index) => {
        const [said, measured = result] = lines(content)
        return (
          <li key={client}>
            <figure>
              {chart}
              {rating && <Rating value={rating} label={i18n.t('common.stars', { rating })} />}
              <blockquote>{said}</blockquote>
              {measured && <p>{measured}</p>}
              <ClientCaption client={client} tone={index} />
            </figure>
          </li>
        )
      })}
    </Grid>
  )
}

/** A client as a testimonial shows it. */
type Client = ClientFacts & { text: Record<'role' | 'about', MessageId> }

/** The site shows its clients by photos only if it has one of each of them. */
const hasPhotos = clients.all.every(({ image }: Client) => image)

/** The client: photo or initials, name, role and company, trade and place. */
function ClientCaption({ client, tone }: { client: ClientSlug; tone: number }) {
  const i18n = useI18n()
  const person: Client = clients.find(client)
  const initials = <Monogram name={person.name} tone={tone} />
  return (
    <Person as="figcaption">
      {hasPhotos && person.image ? <Photo photo={person.image} backdrop={initials} ratio={1} sizes="3rem" /> : initials}
      <span>
        <strong>{person.name}</strong>
        <br />
        <span>{`${i18n.t(person.text.role)}, ${person.company}`}</span>
        <br />
        <span>{i18n.t(person.text.about)}</span>
      </span>
    </Person>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
  ${swipedOnPhones}

  li {
    padding-top: 1.1rem;
    border-top: 1px solid var(--line-strong);
  }

  li > figure {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: start;
    /* Long words break with large text; otherwise they would widen the column. */
    overflow-wrap: anywhere;
  }

  blockquote {
    max-width: var(--measure);
    font: 400 var(--text-l) / 1.35 var(--font-display);
  }

  li > figure > p {
    color: var(--positive);
    font: 600 var(--text-l) / 1.2 var(--font-display);
  }

  @media ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));

    /* Chart, stars, quote and person of neighbors begin at the same heights. */
    li,
    li > figure {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`
