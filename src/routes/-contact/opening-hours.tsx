import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { officeDays, writtenHours } from './office-hours.ts'
import { useOffice } from './use-office.ts'

const days = {
  weekdays: /*i18n*/ 'contact.hours.weekdays',
  saturday: /*i18n*/ 'contact.hours.saturday',
  sunday: /*i18n*/ 'contact.hours.sunday',
} as const

/** The opening hours with today's row marked. */
export function OpeningHours() {
  const i18n = useI18n()
  const office = useOffice()
  declareLater(i18n, ['contact.hours.today'])
  return (
    <>
      <Table>
        {officeDays.map((day) => (
          <div key={day} data-today={office?.today === day ? '' : undefined}>
            <dt>
              <span>{i18n.t(days[day])}</span>
              {office?.today === day && <small>{` ${i18n.t('contact.hours.today')}`}</small>}
            </dt>
            <dd>{writtenHours(day, i18n.locale) ?? i18n.t('contact.hours.closed')}</dd>
          </div>
        ))}
        {company.emergency && (
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
