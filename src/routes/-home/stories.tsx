import styled from 'styled-components'
import { stories } from '#content/home.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'
import { ClientCaption } from '#sections/client-caption.tsx'
import { Rating } from '#ui/rating.tsx'

/** Three client testimonials, each with a bar chart of one number before and after. */
export function Stories() {
  const i18n = useI18n()
  return (
    <Grid role="list" className="stories">
      {stories.all.map(({ slug, client, rating, before, after, text }) => {
        return (
          <li key={slug}>
            <figure>
              <Measure>
                <p>{i18n.t(text.measure)}</p>
                <dl>
                  <div>
                    <dt>{i18n.t('common.before')}</dt>
                    <dd>
                      {i18n.t(text.before)}
                      <Bar share={1} tone="before" />
                    </dd>
                  </div>
                  <div data-after="">
                    <dt>{i18n.t('common.after')}</dt>
                    <dd>
                      {i18n.t(text.after)}
                      <Bar share={after / before} tone="after" />
                    </dd>
                  </div>
                </dl>
              </Measure>
              <Rating value={rating} label={i18n.t('common.stars', { rating })} />
              <blockquote>{i18n.t(text.content)}</blockquote>
              <Result>{i18n.t(text.result)}</Result>
              <ClientCaption client={client} />
            </figure>
          </li>
        )
      })}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: clamp(2.5rem, 4vw, 3.5rem);

  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  figure {
    display: grid;
    gap: 1.1rem;
    justify-items: start;
  }

  blockquote {
    font-size: var(--text-l);
    line-height: 1.5;

    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }
`

const Measure = styled.div`
  width: 100%;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line-strong);

  > p {
    font-size: var(--text-s);
    color: var(--ink-soft);
    min-height: 2lh;
  }

  dl {
    display: grid;
    gap: 0.9rem;
    margin-top: 0.75rem;
  }

  dl > div {
    display: grid;
    align-items: first baseline;
  }

  /* Label and number start on the same line, the bar is below both. */
  dt,
  dd {
    grid-area: 1 / 1;
  }

  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    display: grid;
    justify-items: end;
    gap: 0.35rem;
    font-family: var(--font-display);
    font-size: var(--title-m);
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }

  [data-after] dd {
    color: var(--turquoise);
  }
`

const Result = styled.p`
  color: var(--turquoise);
  font-weight: 600;
`
