import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { company, mailto } from '#content/company/company.ts'
import { contactFields, type ContactSubmission } from '#content/contact-fields.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { Hint } from '#ui/hint.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useAttempt, type Advice } from './use-send-submission.ts'

/** The id of the note, which describes the send button. */
export const noteId = 'contact-note'

/**
 * What is left to do after an attempt, as long as the form contains a message: other ways to send one that was not saved,
 * or that something was changed since. It is not a live region, because the toast announces the outcome. It stands below
 * the button, which must not move away from a finger that presses it again, and scrolls into view.
 */
export function AttemptNote({ input }: { input: ContactSubmission }) {
  const i18n = useI18n()
  const attempt = useAttempt()
  const note = useRef<HTMLDivElement>(null)
  const before = useRef(attempt.state)
  useEffect(() => {
    // Not when the visitor comes back to the page.
    if (before.current === 'sending') note.current?.scrollIntoView({ block: 'nearest' })
    before.current = attempt.state
  }, [attempt.state])
  declareLater(i18n, [
    'contact.sent.rest',
    'contact.problem.kept',
    'contact.problem.mail',
    'contact.problem.call',
    'contact.problem.subject',
    'contact.problem.long',
  ])
  return (
    <div ref={note} id={noteId}>
      {input.message !== '' && attempt.state === 'saved' && attempt.rest && <Hint>{i18n.t('contact.sent.rest')}</Hint>}
      {input.message !== '' && attempt.state === 'failed' && <OtherWays advice={attempt.advice} input={input} />}
    </div>
  )
}

/** Says that the text is kept, and offers mail and phone. */
function OtherWays({ advice, input }: { advice: Advice; input: ContactSubmission }) {
  const i18n = useI18n()
  const subject = i18n.t('contact.problem.subject')
  const filled = mailto(subject, mailText(input))
  const fits = filled.length <= longestLink
  return (
    <Box>
      <Icon name="circle-alert" size={20} strokeWidth={2} />
      <p>
        <strong>{i18n.t('contact.problem.kept')}</strong> <span>{i18n.t(advice.id, advice.values)}</span>
      </p>
      <p className="ways">
        <a href={fits ? filled : mailto(subject)}>{fits ? i18n.t('contact.problem.mail') : company.email}</a>
        <a href={company.phone.href}>{i18n.t('contact.problem.call')}</a>
      </p>
      {!fits && <p>{i18n.t('contact.problem.long')}</p>}
    </Box>
  )
}

/** Windows hands a mail program a link of at most 2,083 characters; what is longer is cut off or does not open. */
const longestLink = 2000

/** The lines of a submission as a mail has them: ended by CR LF (RFC 6068), and without half an emoji, which has no code. */
function mailText(input: ContactSubmission): string {
  const others = contactFields.flatMap((field) => (field === 'message' || input[field] === '' ? [] : input[field]))
  return [input.message, '', ...others].join('\n').trim().toWellFormed().replace(/\r?\n/g, '\r\n')
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.6rem;
  padding: 0.75rem 1rem;
  border: 1.5px solid var(--danger);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--danger) 8%, var(--ground));
  /* The icon inherits its color; with forced colors it would keep one of its own. */
  color: var(--danger);
  font-size: var(--text-s);

  svg {
    margin-top: 0.15em;
  }

  p {
    grid-column: 2;
    color: var(--ink);
  }

  strong {
    color: var(--danger);
  }

  .ways {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    font-weight: 600;
  }

  a {
    padding-block: 0.6rem;
  }
`
