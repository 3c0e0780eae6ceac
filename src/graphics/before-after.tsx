import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { quantityParts } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { ChartFigure } from '#ui/charts/chart-figure.ts'
import { markPaths, rowHeight, type Mark } from '#ui/charts/marks.ts'

/** What one unit looks like where it counts and where it is missing, how many are in a row, and of how many. */
export interface Units {
  mark: Mark
  ghost: Mark
  columns: number
  of?: number
}

interface BeforeAfterProps {
  /** What the two figures count. */
  title: string
  before: Quantity
  after: Quantity
  units?: Units | undefined
}

const dots: Units = { mark: 'dot', ghost: 'small', columns: 7 }

/**
 * One figure before and after: both in large type, which is also the text alternative, each above a panel with one mark
 * for each unit, and a small one for each that is missing.
 */
export function BeforeAfter({ title, before, after, units = dots }: BeforeAfterProps) {
  const i18n = useI18n()
  const { mark, ghost, columns, of = 0 } = units
  const most = Math.max(of, before.value, after.value)
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
          const { value } = quantity
          const groups = [
            { of: tone, paths: markPaths(mark, value, columns) },
            { of: 'neutral', paths: markPaths(ghost, most - value, columns, value) },
          ]
          return (
            <div key={tone} data-tone={tone}>
              <dt>{name}</dt>
              <dd>
                <span>{number}</span>
                {unit && <small>{unit}</small>}
                <svg viewBox={`0 0 ${columns} ${Math.ceil(most / columns) * rowHeight(mark)}`} aria-hidden="true">
                  {groups.flatMap(({ of: group, paths }) =>
                    paths.map((path) => <path key={group + path.d} data-tone={group} {...path} />),
                  )}
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
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    font: 600 var(--figure-l) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  /* On a line of its own, if there is no room next to the number. */
  dd > small {
    display: inline-block;
    font-size: var(--title-s);
    letter-spacing: 0;
    white-space: pre-wrap;
  }

  path {
    fill: none;
    stroke: var(--mark);
  }

  path[data-tone='neutral'] {
    stroke-opacity: 0.45;
  }

  svg {
    width: 100%;
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
