import type { ReactNode } from 'react'
import styled from 'styled-components'
import { stories, type StoryFacts } from '#content/home/home.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { quantityParts } from '#locale/format.ts'
import { columns, from } from '#style/media.ts'
import { BeforeAfter } from '#ui/charts/before-after.tsx'
import { Dials } from './dials.tsx'
import { UnitGrid } from '#ui/charts/unit-grid.tsx'
import { ClientCaption } from '#sections/client-caption.tsx'
import { Rating } from '#ui/rating.tsx'

/** A story as its collection has it. */
type Story = StoryFacts & { slug: string; text: Record<'content' | 'measure' | 'result', MessageId> }
const told: readonly Story[] = stories.all

/** The figures before and after as what they count: hours on clocks, calls, and working days; a story may have none. */
const drawings: Readonly<Record<string, (before: number, after: number) => ReactNode>> = {
  'freight-quotes': (before, after) => <Dials before={before} after={after} turn={12} />,
  'practice-calls': (before, after) => (
    <UnitGrid
      columns={11}
      groups={[
        { tone: 'after', mark: 'dot', count: after },
        { tone: 'before', mark: 'small', count: before - after },
      ]}
    />
  ),
  'season-launch': (before, after) => (
    <UnitGrid
      columns={11}
      groups={[
        { tone: 'after', mark: 'day', count: after },
        { tone: 'before', mark: 'free-day', count: before - after },
      ]}
    />
  ),
}

/** Up to three client testimonials, each with a drawing of one number before and after. */
export function Stories() {
  const i18n = useI18n()
  const row = told.map(({ client }) => client)
  return (
    <Grid role="list">
      {told.map(({ slug, client, rating, before, after, text }) => (
        <li key={slug}>
          <figure>
            <Measure>
              <BeforeAfter
                title={i18n.t(text.measure)}
                before={{ name: i18n.t('common.before'), figure: quantityParts(before, i18n.locale, 'long') }}
                after={{ name: i18n.t('common.after'), figure: quantityParts(after, i18n.locale, 'long') }}
              >
                {drawings[slug]?.(before.value, after.value)}
              </BeforeAfter>
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

    /* The same height for all three drawings. */
    figure > div {
      display: grid;
      align-content: center;
      aspect-ratio: 2.1;
    }
  }
`

const Result = styled.p`
  color: var(--positive);
  font-weight: 600;
`
