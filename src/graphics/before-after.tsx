import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { quantityParts } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { ChartFigure } from '#ui/charts/chart-figure.ts'
import { dotPath } from '#ui/charts/dot-path.ts'

interface BeforeAfterProps {
  /** What the two figures count. */
  title: string
  before: Quantity
  after: Quantity
}

/**
 * One figure before and after: both in large type, which is also the text alternative, each above a panel with one dot
 * for each unit, and a small one for each that is missing.
 */
export function BeforeAfter({ title, before, after }: BeforeAfterProps) {
  const i18n = useI18n()
  const most = Math.max(before.unit === 'percent' ? 100 : 0, before.value, after.value)
  // A week in a row, or a panel that is wider than high; no dot is alone in its row.
  const wide = Math.max(7, Math.round(Math.sqrt(1.55 * most)))
  const columns = most % wide === 1 ? wide + 1 : wide
  const states = [
    { tone: 'before', name: i18n.t('common.before'), quantity: before },
    { tone: 'after', name: i18n.t('common.after'), quantity: after },
  ] as const
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <dl>
        {states.map(({ tone, name, quantity }) => {
          const { number, unit } = quantityParts(quantity, i18n.locale, 'long')
          return (
            <div key={tone} data-tone={tone}>
              <dt>{name}</dt>
              <dd>
                <span>{number}</span>
                {unit && <small>{unit}</small>}
                <svg
                  width={29 * columns}
                  viewBox={`0 0 ${columns} ${Math.ceil(most / columns)}`}
                  preserveAspectRatio="xMinYMin"
                  aria-hidden="true"
                >
                  <path data-tone={tone} d={dotPath(quantity.value, columns)} />
                  <path data-tone="neutral" d={dotPath(most - quantity.value, columns, quantity.value)} />
                </svg>
              </dd>
            </div>
          )
        })}
      </dl>
    </Figure>
  )
}

const Figure = styled(ChartFigure)`
  dl {
    display: grid;
    /* One above the other where large text leaves no room for two. */
    grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
    gap: 1rem;
  }

  dl > div {
    padding-top: 0.5rem;
    border-top: var(--rule) solid var(--mark);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font: 600 var(--figure-l) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  /* On a line of its own, if there is no room next to the number. */
  dd > small {
    display: inline-block;
    color: var(--ink);
    font-size: min(var(--title-s), max(1rem, 5vw));
    letter-spacing: 0;
    white-space: pre-wrap;
  }

  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 0.76;
    stroke-linecap: round;
    stroke-dasharray: 0 1;
  }

  path[data-tone='neutral'] {
    stroke-width: 0.38;
    stroke-opacity: 0.45;
  }

  /* A dot has 22 pixels, or what the panel has room for. */
  svg {
    max-width: 100%;
    margin-top: 1rem;
  }

  @media print {
    [data-tone] {
      stroke-opacity: 0.3;
    }
    [data-tone='after'] {
      stroke-opacity: 0.75;
    }
  }
`
