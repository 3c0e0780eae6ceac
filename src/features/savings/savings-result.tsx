import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { tones } from '#ui/tones.ts'

interface Side {
  hours: string
  /** The cost of these hours in a week. */
  cost: string
}

interface SavingsResultProps {
  /** The hours of each task, drawn as layers. */
  rows: readonly { slug: string; before: number; after: number }[]
  today: Side
  withAi: Side
  saved: { hours: string; share: string; perPerson: string }
  /** The money of a month: the saving, the fee as a negative amount, what is left and its share of today's cost, and a year. */
  money: { saved: string; fee: string; left: string; share: string; year: string }
  children: ReactNode
}

/** The result of the calculator: the hours saved, both weeks as columns with a layer for each task, and the money. */
export function SavingsResult({ rows, today, withAi, saved, money, children }: SavingsResultProps) {
  const i18n = useI18n()
  return (
    <Panel>
      <h3>{i18n.t('home.savings.saved')}</h3>
      <Saved>{saved.hours}</Saved>
      <p>{i18n.t('home.savings.saved.share', { share: saved.share, hours: saved.perPerson })}</p>
      <Layers viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {layersOf(rows).map(({ key, ...layer }) => (
          <rect key={key} width="46" {...layer} />
        ))}
      </Layers>
      <Pairs>
        {[
          { term: i18n.t('home.savings.today'), ...today },
          { term: i18n.t('home.savings.after'), ...withAi },
        ].map(({ term, hours, cost }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{hours}</dd>
            <dd>{i18n.t('home.savings.week', { cost })}</dd>
          </div>
        ))}
        {[
          { term: i18n.t('home.savings.month'), amount: money.saved },
          { term: i18n.t('home.savings.fee'), amount: money.fee },
          {
            term: i18n.t('home.savings.left'),
            amount: money.left,
            note: i18n.t('home.savings.left.note', { share: money.share, year: money.year }),
          },
        ].map(({ term, amount, note }) => (
          <div key={term} className="money">
            <dt>{term}</dt>
            <dd>{amount}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </Pairs>
      <div className="controls">{children}</div>
    </Panel>
  )
}

/** The rectangles of two columns that stand on the same ground; the longer week fills the height. */
function layersOf(rows: SavingsResultProps['rows']) {
  const total = rows.reduce((sum, { before }) => sum + before, 0)
  return (['before', 'after'] as const).flatMap((side, column) => {
    let top = 100
    return rows.map((row) => {
      const height = total === 0 ? 0 : (100 * row[side]) / total
      top -= height
      return {
        key: side + row.slug,
        'data-tone': side,
        x: column * 54,
        y: Math.round(top * 10) / 10,
        height: Math.max(0, Math.round(height * 10) / 10 - 1),
      }
    })
  })
}

const Panel = styled.div`
  display: grid;
  gap: min(0.75rem, 1vh);
  align-content: start;
  padding: min(2rem, 2.2vh) clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);

  > p,
  .controls p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .controls {
    display: grid;
    gap: 0.75rem;
    margin-top: 0.5rem;
  }

  /* In the second column down to its end, so that it covers no text when it sticks; only where it fits on the screen. */
  @media ${from.laptop} {
    grid-area: 1 / 2 / span 2;
    align-self: start;

    @media (min-height: 44rem) {
      position: sticky;
      top: calc(var(--header) + 1rem);
    }
  }
`

const Saved = styled.strong`
  font-family: var(--font-display);
  font-size: clamp(2.75rem, 2rem + 2.6vw, 4.25rem);
  line-height: 1;
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  color: var(--positive);
`

const Layers = styled.svg`
  width: 100%;
  height: clamp(3rem, 30vh - 11.5rem, 10rem);
  margin-top: 0.75rem;
  border-bottom: 1px solid var(--line-strong);

  ${tones}

  rect {
    fill: var(--mark);
  }

  @media print {
    rect {
      fill-opacity: 0.25;
    }
  }
`

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: 46fr 46fr;
  gap: min(0.75rem, 1vh) 8%;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    align-content: start;
    min-width: 0;
  }

  dt,
  dd + dd {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dd + dd {
    font-weight: 400;
  }

  /* Like a receipt: a line for each amount, the sum in larger type. */
  .money {
    grid-column: 1 / -1;
    grid-template-columns: 1fr auto;
    gap: 0 1rem;
    align-items: baseline;
    padding-top: min(0.5rem, 0.7vh);
    border-top: 1px solid var(--line);
  }

  .money dd + dd {
    grid-column: 1 / -1;
    text-align: right;
  }

  .money:has(dd + dd) dt + dd {
    font-family: var(--font-display);
    font-size: var(--title-m);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
`
