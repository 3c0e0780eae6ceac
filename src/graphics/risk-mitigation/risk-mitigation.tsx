import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChartFrame } from '#ui/charts/chart.tsx'

/** The number of levels of likelihood and of damage. */
const size = 3

/**
 * The likelihood and the damage of each risk from 0 (low) to 2 (high), which are estimates; fractions keep a mark clear of
 * another one and of its line.
 */
const risks = [
  { name: /*i18n*/ 'topic-charts.risks.deadline', before: [2, 1], after: [0, 1] },
  { name: /*i18n*/ 'topic-charts.risks.account', before: [1, 2], after: [0.2, 2] },
  { name: /*i18n*/ 'topic-charts.risks.double', before: [2, 0], after: [0, 0] },
  { name: /*i18n*/ 'topic-charts.risks.date', after: [1, -0.25] },
  { name: /*i18n*/ 'topic-charts.risks.private', after: [-0.2, 1.75] },
] as const

type Place = readonly [likelihood: number, damage: number]

/** A place in the grid, in percent of it. */
const at = ([likelihood, damage]: Place) => ({
  x: `${(100 * (likelihood + 0.5)) / size}%`,
  y: `${(100 * (size - damage - 0.5)) / size}%`,
})

const states = ['before', 'after'] as const

/** Risks as numbers in a grid of likelihood and damage, with a line from where each was to where it is. */
export function Graphic() {
  const i18n = useI18n()
  const likelihood = [
    i18n.t('topic-charts.risks.likelihood.1'),
    i18n.t('topic-charts.risks.likelihood.2'),
    i18n.t('topic-charts.risks.likelihood.3'),
  ]
  const damage = [
    i18n.t('topic-charts.risks.damage.1'),
    i18n.t('topic-charts.risks.damage.2'),
    i18n.t('topic-charts.risks.damage.3'),
  ]
  const [before, today] = [i18n.t('topic-charts.state.before'), i18n.t('topic-charts.state.today')]
  const fresh = i18n.t('topic-charts.risks.new')
  return (
    <ChartFrame
      title={i18n.t('topic-charts.risks.title')}
      note={i18n.t('topic-charts.risks.note')}
      legend={[
        { name: before, tone: 'before' },
        { name: today, tone: 'after' },
      ]}
      told={i18n.t('topic-charts.risks.told')}
    >
      <Matrix>
        <p>{i18n.t('topic-charts.risks.damage')}</p>
        <Levels>
          {damage.toReversed().map((level, index) => (
            <span key={index}>{level}</span>
          ))}
        </Levels>
        <svg>
          {Array.from({ length: size * size }, (_, index) => {
            const [column, row] = [index % size, Math.floor(index / size)]
            return (
              <rect
                key={index}
                data-level={column + size - 1 - row}
                x={`${(100 * column) / size}%`}
                y={`${(100 * row) / size}%`}
                width={`${100 / size}%`}
                height={`${100 / size}%`}
              />
            )
          })}
          {risks.map((risk, index) => {
            if (!('before' in risk)) return null
            const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = [at(risk.before), at(risk.after)]
            return <line key={index} {...{ x1, y1, x2, y2 }} />
          })}
          {states.map((tone) => (
            <g key={tone} data-tone={tone}>
              {risks.map((risk: Partial<Record<typeof tone, Place>>, index) => {
                const place = risk[tone]
                if (!place) return null
                const { x, y } = at(place)
                return (
                  <g key={index}>
                    <circle cx={x} cy={y} r="0.9em" />
                    <text x={x} y={y} dy="0.35em">
                      {index + 1}
                    </text>
                  </g>
                )
              })}
            </g>
          ))}
        </svg>
        <Levels data-axis="likelihood">
          {likelihood.map((level, index) => (
            <span key={index}>{level}</span>
          ))}
        </Levels>
        <p data-axis="likelihood">{i18n.t('topic-charts.risks.likelihood')}</p>
      </Matrix>
      <Names>
        {risks.map((risk) => (
          <li key={risk.name}>
            <span>{i18n.t(risk.name)}</span>
            {!('before' in risk) && <small>{` (${fresh})`}</small>}
          </li>
        ))}
      </Names>
    </ChartFrame>
  )
}

const Matrix = styled.div`
  display: grid;
  grid-template: auto clamp(12rem, 20vw, 16rem) auto auto / auto minmax(0, 1fr);
  gap: 0.4rem 0.6rem;
  line-height: 1.2;
  color: var(--ink-soft);

  > p {
    grid-column: 1 / -1;
    font-weight: 600;
    color: var(--ink);
  }

  > p[data-axis] {
    text-align: right;
  }

  > svg {
    grid-area: 2 / 2;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  rect {
    fill: var(--accent);
    fill-opacity: 0.04;
    stroke: var(--line);
  }
  ${[0.1, 0.18, 0.28].map((opacity, index) => `[data-level='${index + 2}'] { fill-opacity: ${opacity}; }`)}

  line {
    stroke: var(--ink-soft);
    stroke-width: 2px;
    stroke-dasharray: 1px 5px;
    stroke-linecap: round;
  }

  circle {
    fill: var(--mark);
    stroke: var(--mark);
    stroke-width: 2px;
  }

  [data-tone='before'] circle {
    fill: var(--paper);
  }

  text {
    fill: var(--on-mark);
    font-weight: 600;
    text-anchor: middle;
  }

  [data-tone='before'] text {
    fill: var(--pen);
  }

  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }

  @media print {
    rect {
      fill: none;
    }
    [data-tone='after'] circle {
      fill: var(--paper);
      stroke-width: 3px;
    }
  }
`

const Levels = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  align-items: center;
  text-align: right;

  &[data-axis] {
    grid-column: 2;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    text-align: center;
  }
`

const Names = styled.ol`
  display: grid;
  gap: 0.35rem 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  margin-top: 1rem;
  padding-left: 1.4em;
  line-height: 1.35;

  li::marker {
    font-weight: 600;
  }
`
