import styled from 'styled-components'
import { savings, savingsTotal } from '#content/home.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'

const longest = Math.max(...savings.all.map((row) => row.before))

/** The hours per week that four tasks cost today and afterwards. */
export function SavingsTable() {
  const i18n = useI18n()
  const { saved, share, ...sum } = savingsTotal
  return (
    <div>
      <Rows role="list" className="savings">
        {savings.all.map(({ slug, before, after, text }) => (
          <li key={slug}>
            <h3>{i18n.t(text.task)}</h3>
            <Side>
              <Hours>
                <small>{i18n.t('home.savings.today')}</small> {i18n.t('home.savings.hours', { hours: before })}
              </Hours>
              <Bar share={before / longest} tone="before" />
              <p>{i18n.t(text.today)}</p>
            </Side>
            <Side data-after="">
              <Hours>
                <small>{i18n.t('home.savings.after')}</small> {i18n.t('home.savings.hours', { hours: after })}
              </Hours>
              <Bar share={after / longest} tone="after" />
              <p>{i18n.t(text.after)}</p>
            </Side>
          </li>
        ))}
      </Rows>
      <Total>{i18n.t('home.savings.total', { before: sum.before, after: sum.after, saved, share })}</Total>
    </div>
  )
}

const Rows = styled.ul`
  li {
    display: grid;
    gap: 1.25rem 2.5rem;
    padding: 1.75rem 0;
    border-top: 1px solid var(--line-strong);
  }

  h3 {
    font-size: var(--title-s);
  }

  @media ${from.tablet} {
    li {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

const Side = styled.div`
  display: grid;
  gap: 0.6rem;
  align-content: start;
  color: var(--ink-soft);

  &[data-after] strong {
    color: var(--turquoise);
  }
`

const Hours = styled.strong`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  font-family: var(--font-display);
  font-size: var(--title-s);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: var(--ink);

  small {
    white-space: nowrap;
    font-family: var(--font-text);
    font-size: var(--text-s);
    font-weight: 500;
    color: var(--ink-soft);
  }
`

const Total = styled.p`
  padding-top: 1.75rem;
  border-top: 3px double var(--line-strong);
  font-family: var(--font-display);
  font-size: var(--title-m);
  line-height: 1.15;
  letter-spacing: -0.015em;
  max-width: 30ch;
  text-wrap: balance;
`
