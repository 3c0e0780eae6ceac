import styled from 'styled-components'
import { expertise } from '#content/expertise/expertise.ts'
import { choices, feeOf } from '#content/expertise/profile-choice.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Bar } from '#ui/bar.tsx'
import { covered, CoveringLink } from '#ui/link.tsx'
import { Paper } from '../paper/paper.tsx'
import type { Quantity, TimeUnit } from '#locale/quantity.ts'

/** Which profile helps with which question, linked, with time and price as bars. */
export function ProfileChooser() {
  const i18n = useI18n()
  const rows = choices.all.map((choice) => ({ ...choice, days: calendarDays(choice), price: feeOf(choice.fee) }))
  const longest = Math.max(...rows.map(({ days }) => days))
  const highest = Math.max(...rows.map(({ price }) => price.value))
  const from = (value: string, atLeast: boolean) => (atLeast ? i18n.t('profile-choice.from', { value }) : value)
  return (
    <Paper
      kind={i18n.t('profile-choice.kind')}
      meta={i18n.t('profile-choice.scale')}
      title={i18n.t('profile-choice.title')}
    >
      <Rows role="list">
        {rows.map(({ slug, time, days, price, text, ...row }) => {
          const atLeast = 'atLeast' in row ? row.atLeast : {}
          const duration =
            'workdays' in row
              ? i18n.t('profile-choice.workdays', { count: time.value })
              : formatQuantity(time, i18n.locale, 'long')
          return (
            <li key={slug}>
              <p>
                <strong>{i18n.t(text.question)}</strong>{' '}
                <b>
                  <CoveringLink to="/expertise/$slug" params={{ slug }}>
                    {i18n.t(expertise.find(slug).text.name)}
                  </CoveringLink>
                </b>
              </p>
              <span>
                <span>{from(duration, 'time' in atLeast)}</span>
                <Bar share={days / longest} tone="neutral" />
              </span>
              <span>
                <span>{from(formatQuantity(price, i18n.locale), 'fee' in atLeast)}</span>
                <Bar share={price.value / highest} tone="neutral" />
              </span>
            </li>
          )
        })}
      </Rows>
    </Paper>
  )
}

const Rows = styled.ol`
  display: grid;
  gap: 0.7rem;

  li {
    ${covered}
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0.3rem 1.25rem;
    align-items: end;
  }

  li + li {
    padding-top: 0.7rem;
    border-top: 1px solid var(--line);
  }

  p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    align-items: baseline;
  }

  strong {
    font-weight: 600;
    font-size: var(--text-m);
    line-height: 1.25;
  }

  b {
    font-weight: 600;
    color: var(--accent);
  }

  li:hover a {
    text-decoration: underline;
  }

  span {
    color: var(--ink-soft);
  }

  svg {
    margin-top: 0.25rem;
    height: 8px;
  }
`

const daysPer = { second: 0, minute: 1 / (24 * 60), hour: 1 / 24, day: 1, week: 7, month: 365 / 12, year: 365 }

/** A time in calendar days. */
function calendarDays({ time, workdays }: { time: Quantity<TimeUnit>; workdays?: true }): number {
  return time.value * daysPer[time.unit] * (workdays ? 7 / 5 : 1)
}
