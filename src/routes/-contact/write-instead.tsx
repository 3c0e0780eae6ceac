import styled from 'styled-components'
import { company, mailto } from '#content/company/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { whereDocumentOnly } from '#style/media.ts'
import { Hint } from '#ui/hint.tsx'

/** The mail address, for a mail with a subject, and the phone number. */
export function DirectWays({ subject }: { subject: string }) {
  return (
    <>
      <a href={mailto(subject)} translate="no">
        {company.email}
      </a>
      ,{' '}
      <a href={company.phone.href} translate="no">
        {company.phone.display}
      </a>
    </>
  )
}

/** Says in place of the newsletter form how to write or call, in a document whose scripts do not run. */
export function WriteInstead() {
  const i18n = useI18n()
  return (
    <Note className="unseen">
      <span>{i18n.t('newsletter.no-script')}</span> <DirectWays subject={i18n.t('newsletter.title')} />
    </Note>
  )
}

const Note = styled(Hint)`
  display: none;

  ${whereDocumentOnly} {
    display: block;
  }
`
