import { useRef, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { from, needsScripts } from '#style/media.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { Paper } from '../paper/paper.tsx'
import { Decision, freightFormId, freightNoteId } from './decision.tsx'
import { priceOf, replyDraft, replySources } from './reply-draft.ts'
import { Draft, ReplyLetter, Request, Sources, useReplyFigures } from './reply-letter.tsx'
import { useSignOff } from './use-sign-off.ts'

/**
 * The sample of text generation as a desk: the draft is held back until the visitor enters the missing amount and signs
 * off. Without JavaScript and in print, a sentence says what happens next.
 */
export function SignOff() {
  const i18n = useI18n()
  const { money, figures } = useReplyFigures()
  const { step, isWrong, typed, signed, signOff, type, play } = useSignOff()
  const [isTouched, setTouched] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  const quiet = useQuiet(isTouched ? `${step} ${isWrong} ${signed?.freight}` : '')
  declareLater(i18n, [
    'reply-draft.entered',
    'reply-draft.problem',
    'reply-draft.status.draft',
    'reply-draft.status.held',
    'reply-draft.status.request',
    'reply-draft.status.signed',
    'reply-draft.time',
    'reply-draft.time.slow',
  ])

  const last = money(replyDraft.lastFreight)
  const total = signed && money(priceOf(replyDraft, signed.freight))
  const problem = isWrong && i18n.t('reply-draft.problem', { last, highest: money(replyDraft.highestFreight) })
  const time =
    signed && signed.seconds < 60
      ? i18n.t('reply-draft.time', { seconds: signed.seconds })
      : i18n.t('reply-draft.time.slow')
  const status = {
    request: () => i18n.t('reply-draft.status.request', figures),
    draft: () => i18n.t('reply-draft.status.draft'),
    held: () => problem || i18n.t('reply-draft.status.held'),
    signed: () => `${i18n.t('reply-draft.status.signed', { total: total ?? '' })} ${time}`,
  }

  function sign(entered: string) {
    setTouched(true)
    const isSigned = signOff(entered)
    // The form is hidden then, and the focus must be somewhere.
    if (isSigned) again.current?.focus({ preventScroll: true })
    return isSigned
  }

  function playAgain() {
    setTouched(true)
    play()
  }

  return (
    <Desk data-step={step}>
      <Paper kind={i18n.t('reply-draft.kind')} meta={i18n.t('paper.example')}>
        <ReplyLetter freight={signed?.freight ?? typed} />
        <Decision isWrong={isWrong} total={total} onType={type} onSign={sign} />
        <details className="whole">
          <summary>{i18n.t('reply-draft.whole')}</summary>
        </details>
        <p id={freightNoteId} className="note" data-problem={problem ? '' : undefined}>
          {problem || (signed ? time : i18n.t('reply-draft.foot', figures))}
        </p>
        <div className="ways">
          <ArrowLink to="/services/$slug" params={{ slug: 'text-generation' }}>
            {i18n.t('reply-draft.more')}
          </ArrowLink>
          <button ref={again} type="reset" form={freightFormId} className="controls" onClick={playAgain}>
            {i18n.t('reply-draft.again')}
          </button>
        </div>
      </Paper>
      <Unseen role="status" aria-live={quiet}>
        {isTouched && status[step]()}
      </Unseen>
    </Desk>
  )
}

/** Each figure with the text after it and its source, 0.24 s after the one before; the end of the letter with the last. */
const oneAfterTheOther = css`
  ${replySources.slugs.map(
    (_, index) => css`
      ${Draft} p:nth-of-type(2) > :nth-child(n + ${2 * index + 2}),
      ${Sources} > :nth-child(n + ${index + 1}) {
        transition-delay: ${24 * (index + 1)}0ms;
      }
    `,
  )}
  ${Draft} p:last-child > * {
    transition-delay: 1.2s;
  }
`

const ask = keyframes`
  50% { background: color-mix(in srgb, var(--accent) 35%, transparent); }
`

const Desk = styled.div`
  position: relative;
  padding: var(--space-card) var(--space-card) 0.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--raised);

  > figure {
    gap: 0.8rem;
  }

  /* As high as the longest of its texts. */
  .note {
    min-height: 2lh;
    color: var(--ink-soft);
    text-wrap: wrap;

    @container (width < 28rem) {
      min-height: 3lh;
    }

    @container (width < 19rem) {
      min-height: 4lh;
    }

    &[data-problem] {
      color: var(--danger);
    }
  }

  /* On a small screen the sentence with the blank comes first; the rest of the letter is folded. */
  .whole {
    display: none;

    summary {
      padding-block: 0.4rem;
    }
  }

  @media screen and (not ${from.tablet}), screen and (height < 51rem) {
    &:not(:has(.whole[open])) :is(${Request}, ${Draft} > :not(p:nth-of-type(2)), ${Sources}) {
      display: none;
    }

    .whole:not([open]) {
      display: block;
    }
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;

    button {
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  @media screen {
    ${Draft} small, ${Draft} p > *, ${Sources} > *, form, .note {
      transition: opacity 240ms;
    }

    &[data-step='request'] :is(${Draft} small, ${Draft} p > *, ${Sources} > *),
    &:is([data-step='request'], [data-step='draft']) :is(form, .note) {
      opacity: 0;
      visibility: hidden;
      transition: none;
    }

    &[data-step='draft'] {
      ${oneAfterTheOther}
    }

    /* The amount that is asked for, twice, once the page has come to rest. */
    &[data-step='held'] [data-blank] {
      animation: ${ask} 700ms 1500ms 2;
    }
  }

  && .controls {
    ${needsScripts}
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`
