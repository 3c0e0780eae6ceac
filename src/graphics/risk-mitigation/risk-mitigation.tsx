import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChartFrame } from '#ui/charts/chart.tsx'

/** The likelihood and the damage of each risk from 0 (low) to 2 (high), which are estimates. */
const risks = [
  { name: /*i18n*/ 'topic-charts.risks.deadline', before: [2, 1], after: [0, 1] },
  { name: /*i18n*/ 'topic-charts.risks.account', before: [1, 2], after: [0, 2] },
  { name: /*i18n*/ 'topic-charts.risks.double', before: [2, 0], after: [0, 0] },
  { name: /*i18n*/ 'topic-charts.risks.date', after: [1, 0] },
  { name: /*i18n*/ 'topic-charts.risks.private', after: [0, 2] },
] as const

const marks = risks.flatMap((risk, index) => [
  ...('before' in risk ? [{ number: index + 1, tone: 'before', place: risk.before }] : []),
  { number: index + 1, tone: 'after', place: risk.after },
])

/** Risks as numbers in a grid of likelihood and damage: where each was, and where it is. */
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
        <caption>{i18n.t('topic-charts.risks.damage')}</caption>
        <tbody>
          {[2, 1, 0].map((row) => (
            <tr key={row}>
              {likelihood.map((_, column) => (
                <td key={column} data-level={column + row}>
                  {marks
                    .filter(({ place }) => place[0] === column && place[1] === row)
                    .map(({ number, tone }) => (
                      <b key={tone + number} data-tone={tone}>
                        {number}
                      </b>
                    ))}
                </td>
              ))}
              <td>{damage[row]}</td>
            </tr>
          ))}
          <tr>
            {likelihood.map((level) => (
              <td key={level}>{level}</td>
            ))}
          </tr>
        </tbody>
      </Matrix>
      <b>{i18n.t('topic-charts.risks.likelihood')}</b>
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

const Matrix = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  line-height: 1.2;
  text-align: center;
  color: var(--ink-soft);

  caption,
  td:last-child:not(tr:last-child > *) {
    padding-left: 0.6rem;
    text-align: right;
  }

  td {
    padding: 0.4rem 0;
    overflow-wrap: anywhere;
  }

  [data-level] {
    height: clamp(4rem, 7vw, 5.5rem);
    padding: 0.4rem;
    border: 1px solid var(--line);
    background: color-mix(in srgb, var(--accent) calc(var(--level) * 7%), transparent);
  }
  ${[1, 2, 3, 4].map((level) => `[data-level='${level}'] { --level: ${level}; }`)}

  caption {
    font-weight: 600;
    color: var(--ink);
  }

  b {
    display: inline-grid;
    place-items: center;
    width: 1.8em;
    aspect-ratio: 1;
    margin: 0.15em;
    border: 2px solid var(--mark);
    border-radius: var(--radius-full);
    background: var(--mark);
    color: var(--on-mark);
    font-weight: 600;
  }

  b[data-tone='before'] {
    background: var(--paper);
    color: var(--pen);
  }

  @media print {
    b {
      background: none;
    }
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
