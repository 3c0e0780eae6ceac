import styled from 'styled-components'
import { changeOf, projectRecords } from '#content/projects/project-records.ts'
import { projects } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { percent } from '#locale/quantity.ts'
import { ChartFigure } from '#ui/charts/chart-figure.ts'

/** The results of all cases on one scale: by how much each measured figure changed. */
export function ResultsChart() {
  const i18n = useI18n()
  const results = projects.all.map(({ slug, text }) => {
    const { measured } = projectRecords[slug]
    const change = changeOf(measured)
    return {
      slug,
      name: i18n.t(text.title),
      measure: i18n.t(text.measure),
      change,
      written: formatQuantity(percent(change, { change: true }), i18n.locale),
    }
  })
  return (
    <ChartFigure>
      <figcaption>{i18n.t('projects-overview.chart')}</figcaption>
      <Rows role="list">
        {results.map(({ slug, name, measure, change, written }) => (
          <li key={slug}>
            <b>{name}</b>
            <span>{measure}</span>
            <strong>{written}</strong>
            <svg viewBox="-100 0 200 4" preserveAspectRatio="none" aria-hidden="true">
              <path d="M-100 2h200" data-tone="neutral" />
              <rect data-tone="after" x={Math.min(0, change)} width={Math.abs(change)} height="4" />
              <path d="M0 -2v8" data-tone="before" />
            </svg>
          </li>
        ))}
      </Rows>
      <p>{i18n.t('projects-overview.chart.reading')}</p>
    </ChartFigure>
  )
}

const Rows = styled.ol`
  display: grid;
  gap: 1rem;

  li {
    display: grid;
    /* A fixed width, because the text before the figure is parsed first. */
    grid-template-columns: minmax(0, 1fr) calc(3 * var(--title-m));
    column-gap: 1rem;
    line-height: 1.3;
  }

  b,
  strong {
    font-family: var(--font-display);
    font-weight: 600;
  }

  /* Otherwise the second text would be beside the first until the figure is parsed. */
  b,
  span {
    grid-column: 1;
  }

  span {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  strong {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    text-align: right;
    font-size: var(--title-m);
    letter-spacing: -0.02em;
  }

  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 0.6rem;
    margin-top: 0.4rem;
    overflow: visible;
  }

  path {
    stroke: var(--mark);
    vector-effect: non-scaling-stroke;
  }

  path + rect + path {
    stroke-width: 3px;
  }

  rect {
    fill: var(--mark);
    fill-opacity: var(--fill);
  }
`
