import styled from 'styled-components'
import { costsOf, inTenths, savingsAssumptions, type hoursOf, type monthOf } from '#content/home/savings.ts'
import { from } from '#style/media.ts'
import { framed } from '#ui/card.tsx'
import { tones } from '#ui/tones.ts'
import { useWriting } from './use-writing.ts'
import { WeekBars } from './week-bars.tsx'

interface SavingsResultProps {
  team: number
  rate: number
  fee: number
  week: Omit<ReturnType<typeof hoursOf>, 'rows'>
  month: ReturnType<typeof monthOf>
}

/** The result of the calculator: the hours saved, both weeks, and the money of a month down to what is left of it. */
export function SavingsResult({ team, rate, fee, week, month }: SavingsResultProps) {
  const { i18n, hours, money, percent } = useWriting()
  const each = { share: percent(week.share), hours: hours(inTenths(week.saved / team)) }
  const left = { share: percent(month.share), year: money(month.left * savingsAssumptions.monthsPerYear) }
  return (
    <Box>
      <div>
        <h3>{i18n.t('home.savings.saved')}</h3>
        <Saved>{hours(week.saved)}</Saved>
        <p>{i18n.t('home.savings.saved.share', each)}</p>
        <WeekBars {...week} longest={week.before} rate={rate} />
      </div>
      <Sums>
        <div>
          <dt>{i18n.t('home.savings.month')}</dt>
          <dd>{money(costsOf(week.saved, rate).month)}</dd>
        </div>
        <div>
          <dt>{i18n.t('home.savings.fee')}</dt>
          <dd>{money(-fee)}</dd>
        </div>
        <div data-tone={month.left < 0 ? 'before' : 'after'}>
          <dt>{i18n.t('home.savings.left')}</dt>
          <dd>{money(month.left)}</dd>
          <dd>{month.left < 0 ? i18n.t('home.savings.left.loss') : i18n.t('home.savings.left.note', left)}</dd>
        </div>
      </Sums>
    </Box>
  )
}

/* Two columns where there is space for them. */
const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1.25rem clamp(1.5rem, 4vw, 3rem);
  padding: clamp(1.25rem, 2.2vw, 1.75rem);
  ${framed}

  > div {
    display: grid;
    gap: 0.5rem;
    overflow-wrap: anywhere;
  }

  svg {
    height: 1.1rem;
  }

  /* In the second column down to its end, so that it covers no text when it sticks; only where it fits on the screen. */
  @media ${from.laptop} {
    grid-area: 1 / 2 / span 3;
    align-self: start;

    @media (min-height: 44rem) {
      position: sticky;
      top: 6rem;
    }
  }
`

const Saved = styled.strong`
  margin-bottom: 0.25rem;
  font: 700 var(--figure-l) / 1 var(--font-display);
  letter-spacing: -0.03em;
  color: var(--positive);
`

/* A line for each amount, the sum in larger type. */
const Sums = styled.dl`
  align-self: end;
  font-variant-numeric: tabular-nums;
  ${tones}

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    padding-block: 0.4rem;
    border-top: 1px solid var(--line);
  }

  dt,
  dd + dd {
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-wrap: pretty;
  }

  dt {
    flex: 1 1 6rem;
  }

  /* A minus sign stays with its amount. */
  dt + dd {
    font-weight: 600;
    white-space: nowrap;
  }

  /* The advice counts more than the amount. */
  > [data-tone='before'] dd + dd {
    color: var(--ink);
    font: inherit;
  }

  > [data-tone] {
    row-gap: 0.35rem;
    padding-block: 0.75rem 0;
    border-top: 2px solid var(--line-strong);

    dt {
      color: var(--ink);
      font-weight: 600;
    }

    dt + dd {
      font: 600 var(--title-l) / 1 var(--font-display);
      letter-spacing: -0.02em;
      color: var(--mark);
    }
  }
`
