import styled from 'styled-components'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { formatDate } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { useOffice } from './use-office.ts'

/** Shows whether somebody answers right now, and otherwise from when, in the visitor's time zone. */
export function OfficeState() {
  const i18n = useI18n()
  const office = useOffice()
  declareLater(i18n, ['contact.hours.open', 'contact.hours.shut'])
  if (!office?.opensNext) return <State>{i18n.t('contact.hours.listed')}</State>
  if (office.open) return <State data-open="">{i18n.t('contact.hours.open')}</State>
  const { opensNext } = office
  const written = (parts: Intl.DateTimeFormatOptions) => formatDate(opensNext, i18n.locale, parts)
  return (
    <State>
      {i18n.t('contact.hours.shut', {
        day: written({ weekday: 'long' }),
        time: written({ hour: 'numeric', minute: '2-digit' }),
      })}
    </State>
  )
}

/* As high as the longest of its texts, because scripts replace the first one. */
const State = styled.p`
  min-height: 3lh;
  font-weight: 600;

  &[data-open] {
    color: var(--positive);
  }

  @media ${from.tablet} {
    min-height: 2lh;
  }
`
