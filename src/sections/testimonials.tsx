import styled from 'styled-components'
import type { TestimonialFacts } from '#content/clients.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ClientCaption } from './client-caption.tsx'
import { Rating } from '#ui/rating.tsx'
import { from } from '#style/media.ts'

interface TestimonialsProps {
  testimonials: readonly (TestimonialFacts & { content: string; result: string; role?: string })[]
  /** The text alternative of the stars on a one-language page. */
  starsLabel?: (rating: number) => string
}

/** Client testimonials with stars, person and measured result. The first one is emphasized. */
export function Testimonials({ testimonials, starsLabel }: TestimonialsProps) {
  const i18n = useI18n()
  return (
    <Grid role="list" className="testimonials">
      {testimonials.map(({ client, rating, content, result, role }) => {
        return (
          <li key={client}>
            <figure>
              <Rating value={rating} label={starsLabel?.(rating) ?? i18n.t('common.stars', { rating })} />
              <blockquote>{content}</blockquote>
              <Result>{result}</Result>
              <ClientCaption client={client} role={role} />
            </figure>
          </li>
        )
      })}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    li:first-child {
      grid-row: span 2;
    }

    li:first-child blockquote {
      font-size: var(--title-m);
      line-height: 1.18;
    }
  }

  li {
    padding-top: 1.5rem;
    border-top: 1px solid var(--line-strong);
  }

  figure {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }

  blockquote {
    font-family: var(--font-display);
    font-size: var(--title-s);
    line-height: 1.3;
    letter-spacing: -0.01em;
    quotes: auto;

    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }
`

const Result = styled.p`
  color: var(--turquoise);
  font-family: var(--font-display);
  font-size: var(--title-s);
  font-weight: 600;
  line-height: 1.2;
`
