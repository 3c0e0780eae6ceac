import styled from 'styled-components'
import { costsOf } from '#content/home/savings.ts'
import { Bar } from '#ui/bar.tsx'
import { useWriting } from './use-writing.ts'

interface WeekBarsProps {
  before: number
  after: number
  longest: number
  /** What an hour costs, to write what the hours cost. */
  rate?: number
}

/** The hours of a week today and with AI, as numbers and bars. */
export function WeekBars({ before, after, longest, rate }: WeekBarsProps) {
  const { i18n, hours, money } = useWriting()
  const numbers = (tone: 'before' | 'after', value: number) => (
    <dd>
      <Bar share={value / Math.max(longest, 1)} tone={tone} />
      <span>{hours(value)}</span>
      {rate !== undefined && <small>{i18n.t('home.savings.week', { cost: money(costsOf(value, rate).week) })}</small>}
    </dd>
  )
  return (
    <List>
      <dt>{i18n.t('home.savings.today')}</dt>
      {numbers('before', before)}
      <dt>{i18n.t('home.savings.after')}</dt>
      {numbers('after', after)}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 9.25rem);
  gap: 0.25rem 0.75rem;
  align-content: start;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  dd {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 2 / -1;
    row-gap: 0;
    align-items: center;
    font-weight: 600;
  }

  small {
    grid-column: 2;
    color: var(--ink-soft);
    font-weight: 400;
  }
`
