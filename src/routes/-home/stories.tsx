import styled from 'styled-components'
import { stories, type StoryFacts } from '#content/home/home.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns, from, swipedOnPhones } from '#style/media.ts'
import { BeforeAfter, type Units } from '#graphics/before-after.tsx'
import { ClientCaption } from '#sections/client-caption.tsx'
import { Rating } from '#ui/rating.tsx'

/** A story as its collection has it. */
type Story = StoryFacts & { slug: string; text: Record<'content' | 'measure' | 'result', MessageId> }
const told: readonly Story[] = stories.all

const workingDays: Units = { mark: 'day', ghost: 'free-day', columns: 7 }

/** Up to three client testimonials, each with a drawing of one number before and after. */
export function Stories() {
  const i18n = useI18n()
  const row = told.map(({ client }) => client)
  return (
    <Grid role="list" tabIndex={0}>
      {told.map(({ slug, client, rating, before, after, text }) => (
        <li key={slug}>
          <figure>
            <Measure>
              <BeforeAfter
                title={i18n.t(text.measure)}
                before={before}
                after={after}
                units={before.unit === 'day' ? workingDays : undefined}
              />
            </Measure>
            <Rating value={rating} label={i18n.t('common.stars', { rating })} />
            <blockquote>{i18n.t(text.content)}</blockquote>
            <Result>{i18n.t(text.result)}</Result>
            <ClientCaption client={client} row={row} />
          </figure>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: clamp(2rem, 3.5vw, 3.5rem);
  ${swipedOnPhones}

  ${columns({ laptop: 3 })}

  > li > figure {
    display: grid;
    gap: 1.1rem;
    align-content: start;
    justify-items: start;
  }

  /* Measure, stars, quote, result and person of the three begin at the same heights. */
  @media ${from.laptop} {
    > li,
    > li > figure {
      grid-row: span 5;
      display: grid;
      grid-template-rows: subgrid;
      row-gap: 1.1rem;
    }
  }
`

const Measure = styled.div`
  width: 100%;

  dd {
    font-size: var(--title-l);
  }

  dd > small {
    font-size: var(--text-m);
  }

  @media ${from.laptop} {
    figcaption {
      min-height: 2lh;
    }

    svg {
      height: 8rem;
    }
  }
`

const Result = styled.p`
  color: var(--positive);
  font-weight: 600;
`
