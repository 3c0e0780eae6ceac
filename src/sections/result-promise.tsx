import styled from 'styled-components'
import { resultDay } from '#content/services/result-day.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** The parts of what is promised for the result day, with their labels. */
const resultDayParts = [
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

/* Like what can go wrong, which it answers. */
const Row = styled.div`
  padding-top: 1rem;
  border-top: var(--rule) solid var(--positive);
  break-inside: avoid;

  h2 {
    margin-bottom: 0.5rem;
    font-size: var(--title-s);
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: 0 1rem;
    padding-block: 0.35rem;
  }

  dt {
    color: var(--ink-soft);
  }
`
