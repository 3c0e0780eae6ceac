import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { from, needsScripts } from '#style/media.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { Paper } from '../paper/paper.tsx'
import { FreightForm, freightFormId, freightNoteId } from './freight-form.tsx'
import { priceOf, readFreight, replyDraft } from './reply-draft.ts'
import { Draft, ReplyLetter, Request, Sources, useReplyFigures } from './reply-letter.tsx'

interface DeskState {
  /** Whether the amount that was entered is none. */
  isWrong?: boolean
  /** The amount in the field, while it is one. */
  typed?: number | undefined
  /** The freight that was entered, and after how many seconds. */
  signed?: { freight: number; seconds: number }
}

/**
 * The sample of text generation as a desk: the draft is held back until the visitor enters the missing amount and signs
 * off. Without JavaScript and in print, a sentence says what happens next.
 */
export function SignOff() {
  const i18n = useI18n()
  const { money, figures } = useReplyFigures()
  const [{ isWrong = false, typed, signed }, setDesk] = useState<DeskState>({})
  const heldSince = useRef(0)
  const quiet = useQuiet(isWrong || signed ? `${isWrong} ${signed?.freight}` : '')
  declareLater(i18n, [
    'reply-draft.again',
    'reply-draft.entered',
    'reply-draft.problem',
    'reply-draft.status.signed',
    'reply-draft.time',
    'reply-draft.time.slow',
  ])

  useEffect(() => {
    heldSince.current = Date.now()
  }, [])

  const last = money(replyDraft.lastFreight)
  const total = signed && money(priceOf(replyDraft, signed.freight))
  const problem = isWrong && i18n.t('reply-draft.problem', { last, highest: money(replyDraft.highestFreight) })
  const time =
    signed && signed.seconds < 60
      ? i18n.t('reply-draft.time', { seconds: signed.seconds })
      : i18n.t('reply-draft.time.slow')

  function sign(entered: string) {
    const freight = readFreight(entered)
    const seconds = Math.max(1, Math.round((Date.now() - heldSince.current) / 1000))
    setDesk(freight === undefined ? { isWrong: true } : { signed: { freight, seconds } })
    return freight !== undefined
  }

  function startAgain() {
    heldSince.current = Date.now()
    setDesk({})
  }

  return (
    <Desk>
      <Paper kind={i18n.t('reply-draft.kind')} meta={i18n.t('paper.example')}>
        <ReplyLetter freight={signed?.freight ?? typed} />
        <FreightForm
          isWrong={isWrong}
          total={total}
          onType={(entered) => setDesk({ typed: readFreight(entered) })}
          onSign={sign}
        />
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
          {signed && (
            <button ref={focusOnMount} type="reset" form={freightFormId} className="controls" onClick={startAgain}>
              {i18n.t('reply-draft.again')}
            </button>
          )}
        </div>
      </Paper>
      <Unseen role="status" aria-live={quiet}>
        {problem || (total && `${i18n.t('reply-draft.status.signed', { total })} ${time}`)}
      </Unseen>
    </Desk>
  )
}

/** The form is hidden once it is signed, and the focus must be somewhere. */
function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
}

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
      padding-block: 0.65rem;
    }
  }

  @media screen and (not ${from.tablet}), screen and (height < 51rem) {
    &:not(:has(.whole[open])) :is(${Request}, ${Draft} > :not(p:nth-of-type(2)), ${Sources}) {
      display: none;
    }

    /* German goes on in small letters after the greeting. */
    &:not(:has(.whole[open])) ${Draft} > p:nth-of-type(2)::first-letter {
      text-transform: uppercase;
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

  && .controls {
    ${needsScripts}
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`
