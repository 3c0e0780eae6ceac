import styled from 'styled-components'
import type { TestimonialFacts } from '#content/clients.ts'
import { useText } from '#i18n/use-i18n.ts'
import { ClientCaption } from './client-caption.tsx'
import { Rating } from '#ui/rating.tsx'
import { from } from '#style/media.ts'

interface ClientQuotesProps {
  testimonials: readonly (TestimonialFacts & { content: string; result: string })[]
  /** The language of the testimonials, if it is not that of the visitor. */
  lang?: 'de'
}

/** Client testimonials with stars, person and measured result. The first one spans the row. */
export function ClientQuotes({ testimonials, lang }: ClientQuotesProps) {
  const text = useText(lang)
  const row = testimonials.map(({ client }) => client)
  return (
    <Grid role="list">
      {testimonials.map(({ client, rating, content, result }) => (
        <li key={client}>
          <figure>
            <Rating value={rating} label={text('common.stars', { rating })} />
            <blockquote>{content}</blockquote>
            <p>{result}</p>
            <ClientCaption client={client} row={row} lang={lang} />
          </figure>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(2.5rem, 4vw, 4rem) clamp(3rem, 6vw, 6rem);

    li:first-child {
      grid-column: span 2;
    }

    /* The quote on the left; what it brought and who says so on the right. */
    li:first-child figure {
      grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 4fr);
      column-gap: clamp(3rem, 6vw, 6rem);
    }

    li:first-child blockquote {
      grid-area: 2 / 1 / span 2;
      font-size: var(--title-m);
      line-height: 1.22;
    }

    li:first-child p {
      grid-area: 1 / 2 / span 2;
    }

    li:first-child figcaption {
      grid-area: 3 / 2;
      align-self: start;
    }
  }

  li {
    padding-top: 1.5rem;
    border-top: 1px solid var(--line-strong);
  }

  figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-content: start;
    justify-items: start;
    /* Long words break with large text; otherwise they would widen the column. */
    overflow-wrap: anywhere;
  }

  blockquote {
    font: 400 var(--title-s) / 1.3 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    color: var(--positive);
    font: 600 var(--title-s) / 1.2 var(--font-display);
  }
`
