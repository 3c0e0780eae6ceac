import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { answerNewsletterLink } from '#backend/newsletter.ts'
import { linkStates } from '#content/newsletter-link-states.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Button } from '#ui/button.tsx'
import { actionLabels, type Link } from './read-link.ts'

/**
 * The end of a link in a newsletter mail: asks for a press, because programs that check mails open links as well, and
 * then says in words what the press has led to. `onExpired` is called when the address has to be entered again.
 */
export function NewsletterLink({ link, onExpired }: { link: Link; onExpired: () => void }) {
  const i18n = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, reset, data, isError, isPending } = useMutation({
    mutationFn: answerNewsletterLink,
    onSuccess: (outcome) => outcome === 'expired' && onExpired(),
    onError: (error) => console.warn('The newsletter link failed', String(error)),
  })
  const state = data ?? (isError ? 'failed' : link.action)
  const { tone, text } = linkStates.find(state)

  // The same link may be opened again, or another one.
  useEffect(reset, [reset, link])

  // The button is gone or a problem has come up: screen readers and keyboards continue at the outcome.
  useEffect(() => {
    if (state !== link.action) heading.current?.focus()
  }, [state, link.action])

  return (
    <Answer $tone={tone}>
      <h3 ref={heading} tabIndex={-1}>
        {i18n.t(text.title)}
      </h3>
      <p>{i18n.t(text.text)}</p>
      {!data && (
        <Button disabled={isPending} onClick={() => mutate(link)}>
          {isPending ? i18n.t('newsletter.link.busy') : i18n.t(actionLabels[link.action])}
        </Button>
      )}
    </Answer>
  )
}

const colors = { question: 'var(--accent)', done: 'var(--positive)', problem: 'var(--danger)' }

const Answer = styled.div<{ $tone: keyof typeof colors }>`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  margin-top: 0.5rem;
  padding: clamp(1.1rem, 3vw, 1.75rem);
  border: 1px solid var(--line);
  border-left: var(--rule) solid ${({ $tone }) => colors[$tone]};
  border-radius: var(--radius);
  background: var(--ground);

  h3 {
    outline-offset: 4px;
  }

  button {
    margin-top: 0.35rem;
  }
`
