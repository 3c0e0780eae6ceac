import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { writtenHours } from '#content/company/reach-us.ts'
import type { SiteI18n } from '#i18n/site-i18n.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { formatDays } from '#locale/format.ts'
import { formatDate } from '#locale/times.ts'
import { answeringHours, nextOpening, officeAt } from './office-hours.ts'
import { useNow } from './use-now.ts'

/** Whether somebody answers right now in the language of the page, otherwise from when in the visitor's time zone, and the hours with today's row marked. */
export function OpeningHours() {
  const i18n = useI18n()
  const now = useNow()
  const office = now && officeAt(now)
  const answering = answeringHours(i18n.locale)
  declareLater(i18n, ['contact.hours.today', 'contact.hours.open', 'contact.hours.shut'])
  return (
    <>
      <State data-open={now && officeAt(now, answering).open ? '' : undefined}>{stateAt(now, i18n)}</State>
      <Table>
        {company.hours.rows.map((row) => (
          <div key={row.days.join()} data-today={office?.today === row ? '' : undefined}>
            <dt>
              <span>{formatDays(row.days, i18n.locale)}</span>
              {office?.today === row && <small>{` ${i18n.t('contact.hours.today')}`}</small>}
            </dt>
            <dd>{writtenHours(row, i18n.locale) || i18n.t('contact.hours.closed')}</dd>
          </div>
        ))}
        {parts.emergency && (
          <div>
            <dt>{i18n.t('contact.hours.emergency')}</dt>
            <dd>24/7</dd>
          </div>
        )}
      </Table>
      <small>{i18n.t('contact.hours.zone')}</small>
    </>
  )
}

function stateAt(now: Date | null, i18n: SiteI18n): string {
  const answering = answeringHours(i18n.locale)
  const opensNext = now && nextOpening(now, answering)
  if (!opensNext) return i18n.t('contact.hours.listed')
  if (officeAt(now, answering).open) return i18n.t('contact.hours.open')
  const written = (units: Intl.DateTimeFormatOptions) => formatDate(opensNext, i18n.locale, units)
  const time = written({ hour: 'numeric', minute: '2-digit' })
  return i18n.t('contact.hours.shut', { day: written({ weekday: 'long' }), time })
}

/* As high as the longest of its texts, because scripts replace the first one. */
const State = styled.p`
  min-height: 2lh;
  font-weight: 600;

  &[data-open] {
    color: var(--positive);
  }
`

const Table = styled.dl`
  font-size: var(--text-s);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.6rem 0;
    border-top: 1px solid var(--line);
  }

  dd {
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }

  [data-today] {
    font-weight: 600;
    border-top-color: var(--accent);
  }

  [data-today] dd {
    color: var(--ink);
  }

  small {
    color: var(--accent);
    font-weight: 500;
  }
`
