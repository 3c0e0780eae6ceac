import styled from 'styled-components'
import { company, mailto } from '#content/company/company.ts'
import { mailLink } from '#boot/document-only.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { whereDocumentOnly } from '#style/media.ts'
import { Hint } from '#ui/hint.tsx'

/** Says beside a form how to write or call, in a document whose scripts do not run; the mail has `subject` and what is typed. */
export function WriteInstead({ text, subject }: { text: MessageId; subject: MessageId }) {
  const i18n = useI18n()
  return (
    <Note className="unseen">
      <span>{i18n.t(text)}</span>{' '}
      <a href={mailto(i18n.t(subject))} {...{ [mailLink]: '' }} translate="no">
        {company.email}
      </a>
      ,{' '}
      <a href={company.phone.href} translate="no">
        {company.phone.display}
      </a>
    </Note>
  )
}

const Note = styled(Hint)`
  display: none;

  ${whereDocumentOnly} {
    display: block;
  }
`
