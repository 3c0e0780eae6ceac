import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLaterMessages } from '#i18n/use-later-messages.ts'
import { useOffice } from './use-office.ts'

/** Shows whether the office is open right now, in the office's time zone. */
export function OfficeState() {
  const i18n = useI18n()
  const office = useOffice()
  useLaterMessages(['contact.hours.open', 'contact.hours.shut'])
  if (!office) return <State>{i18n.t('contact.hours.zone')}</State>
  return (
    <State data-open={office.open ? '' : undefined}>
      {office.open ? i18n.t('contact.hours.open') : i18n.t('contact.hours.shut')}
    </State>
  )
}

const State = styled.p`
  font-weight: 600;
  min-height: 1lh;

  &[data-open] {
    color: var(--turquoise);
  }
`
