import styled from 'styled-components'
import { resultDay } from '#content/services/result-day.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'

/** The parts of what is promised for the result day, with their labels. */
export const resultDayParts = [
  { part: 'measured', label: /*i18n*/ 'result-day.measured' },
  { part: 'from', label: /*i18n*/ 'result-day.from' },
  { part: 'missed', label: /*i18n*/ 'result-day.missed' },
] as const

/** What a service promises for the result day: what we measure, from when the days count, and what follows a miss. */
export function ResultPromise({ slug }: { slug: ServiceSlug }) {
  const i18n = useI18n()
  const { text } = resultDay.find(slug)
  return (
    <Row>
      <h2>{i18n.t('result-day.title')}</h2>
      <dl>
        {resultDayParts.map(({ part, label }) => (
          <div key={part}>
            <dt>{i18n.t(label)}</dt>
            <dd>{i18n.t(text[part])}</dd>
          </div>
        ))}
      </dl>
    </Row>
  )
}

/* Like the row about what can go wrong, which it answers. */
const Row = styled.div`
  display: grid;
  gap: 1rem clamp(1.5rem, 4vw, 4rem);
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: var(--rule) solid var(--positive);
  break-inside: avoid;

  h2 {
    font-size: var(--title-s);
    line-height: 1.2;
  }

  dl > div {
    display: grid;
    gap: 0.15rem 1.5rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--line);
  }

  dl > :first-child {
    padding-top: 0;
    border-top: 0;
  }

  dt {
    color: var(--ink-soft);
  }

  @media ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: 3rem;
    padding-top: 1.5rem;

    dl {
      grid-column: span 2;
      max-width: 52rem;
    }

    dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    }
  }
`
