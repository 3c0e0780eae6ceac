import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ContactForm } from '#features/contact/contact-form.tsx'
import type { ContactOutcome } from '#features/contact/use-send-submission.ts'
import { useToasts, type Toast } from '#features/toasts/toasts-store.ts'
import { parts } from '#content/company/parts.ts'
import { team } from '#content/company/team.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { notPrinted } from '#style/media.ts'
import { Hint } from '#ui/hint.tsx'
import { TextLink } from '#ui/link.tsx'
import { formatLanguages } from '#locale/format.ts'
import { formatDate } from '#locale/times.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Person } from '#ui/person.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { DirectWays } from './write-instead.tsx'

const toasts = {
  sent: { kind: 'success', title: /*i18n*/ 'contact.sent.title', text: /*i18n*/ 'contact.sent.text' },
  'saved-only': { kind: 'partial', title: /*i18n*/ 'contact.saved.title', text: /*i18n*/ 'contact.saved.text' },
  failed: { kind: 'error', title: /*i18n*/ 'toasts.error.title', text: /*i18n*/ 'contact.failed.text' },
} as const satisfies Record<ContactOutcome, Omit<Toast, 'about'>>

/** The contact form, with notes on what happens after sending and how the data is handled. */
export function ContactCard() {
  const i18n = useI18n()
  const showToast = useToasts((state) => state.show)
  const [received, setReceived] = useState<Date>()
  declareLater(i18n, [
    ...Object.values(toasts).flatMap(({ title, text }) => [title, text]),
    'contact.sent.received',
    ...(parts.newsletter ? (['contact.sent.newsletter', 'contact.sent.to-newsletter'] as const) : []),
  ])
  return (
    <Box id="contact-form">
      <h2 id="contact-form-title">{i18n.t('contact.form.title')}</h2>
      <p>
        <span>{i18n.t('contact.form.lead')}</span> <span>{i18n.t('contact.form.reply')}</span>
      </p>
      <Readers />
      {received && <Received key={received.getTime()} at={received} />}
      <Answer id="message-sent" title={i18n.t('contact.sent.title')}>
        <p>{i18n.t('contact.sent.text')}</p>
      </Answer>
      <Answer id="message-not-sent" title={i18n.t('contact.not-sent.title')} isProblem>
        <p>
          <span>{i18n.t('contact.not-sent.text')}</span> <DirectWays subject={i18n.t('contact.problem.subject')} />
        </p>
      </Answer>
      <ContactForm
        onOutcome={(outcome) => {
          showToast({ about: 'contact', ...toasts[outcome] })
          setReceived(outcome === 'failed' ? undefined : new Date())
        }}
      />
      {received && parts.newsletter && (
        <Hint>
          <span>{i18n.t('contact.sent.newsletter')}</span>{' '}
          <a href="#newsletter">{i18n.t('contact.sent.to-newsletter')}</a>
        </Hint>
      )}
      <small>
        <span>{i18n.t('contact.form.privacy')}</span>{' '}
        <TextLink to="/legal/privacy-policy">{i18n.t('legal.privacy-policy')}</TextLink>
      </small>
    </Box>
  )
}

interface AnswerProps {
  id: 'message-sent' | 'message-not-sent'
  title: string
  isProblem?: boolean
  children: ReactNode
}

/** What became of a message that the browser itself has sent: the mail function redirects to the anchor of the answer. */
function Answer({ id, title, isProblem = false, children }: AnswerProps) {
  return (
    <Targeted id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} $isProblem={isProblem}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </Targeted>
  )
}

/** Says above the empty fields that the message is there, and when it will be answered. */
function Received({ at }: { at: Date }) {
  const i18n = useI18n()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  const time = formatDate(at, i18n.locale, { hour: 'numeric', minute: '2-digit' })
  return (
    <Receipt ref={panel}>
      <Stamp>{i18n.t('contact.sent.received', { time })}</Stamp>
      <p>{i18n.t('contact.form.reply')}</p>
    </Receipt>
  )
}

/** The members of the team who read the message. */
function Readers() {
  const i18n = useI18n()
  const readers = team.all.filter(({ reads }) => reads)
  if (readers.length === 0) return null
  return (
    <Row role="list" aria-label={i18n.t('contact.form.readers')}>
      {readers.map(({ slug, name, languages, text }, index) => (
        <Person as="li" key={slug}>
          <Monogram name={name} tone={index} />
          <span>
            <strong>{name}</strong>
            <br />
            <span>{`${i18n.t(text.role)}, ${formatLanguages(languages, i18n.locale)}`}</span>
          </span>
        </Person>
      ))}
    </Row>
  )
}

/* Where the message was, as soon as it is in the database. */
const Receipt = styled.div<{ $isProblem?: boolean }>`
  display: grid;
  gap: 0.75rem;
  padding: var(--space-card);
  border: 1px solid var(--line-strong);
  border-left: var(--rule) solid ${({ $isProblem }) => ($isProblem ? 'var(--danger)' : 'var(--positive)')};
  border-radius: var(--radius);
  background: var(--ground);
`

const Targeted = styled(Receipt)`
  display: none;

  &:target {
    display: grid;
  }
`

const Row = styled.ul`
  display: grid;
  gap: 0.6rem;
`

const Box = styled.section`
  position: relative;
  display: grid;
  gap: 1rem;

  > p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }

  > :not(:target) {
    ${notPrinted}
  }
`
