import { useRef, useState, type SubmitEvent } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { declareLater } from '#i18n/declare-later.ts'
import { formatNumber } from '#locale/format.ts'
import { Button } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { Paper } from '../paper/paper.tsx'
import { priceOf, replyDraft } from './reply-draft.ts'
import { Draft, ReplyLetter, Sources, useReplyFigures } from './reply-letter.tsx'
import { useSignOff } from './use-sign-off.ts'

/**
 * The sample of text generation as a desk: the draft is held back until the visitor enters the missing amount and signs
 * off. Without JavaScript and in print, a sentence says what happens next. `isReady` is whether buttons work yet.
 */
export function SignOff({ isReady }: { isReady: boolean }) {
  const i18n = useI18n()
  const { euros, figures } = useReplyFigures()
  const { step, isWrong, signed, signOff, play } = useSignOff()
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  declareLater(i18n, [
    'reply-draft.entered',
    'reply-draft.problem',
    'reply-draft.stamp',
    'reply-draft.status.draft',
    'reply-draft.status.held',
    'reply-draft.status.request',
    'reply-draft.status.signed',
    'reply-draft.time',
    'reply-draft.time.slow',
    'reply-draft.total',
  ])

  const amounts = {
    last: euros(replyDraft.lastFreight),
    highest: euros(replyDraft.highestFreight),
    total: euros(priceOf(replyDraft, signed?.freight)),
  }
  const problem = isWrong ? i18n.t('reply-draft.problem', amounts) : undefined
  const time =
    signed && signed.seconds < 60
      ? i18n.t('reply-draft.time', { seconds: signed.seconds })
      : i18n.t('reply-draft.time.slow')
  const status = {
    request: () => i18n.t('reply-draft.status.request', figures),
    draft: () => i18n.t('reply-draft.status.draft'),
    held: () => problem ?? i18n.t('reply-draft.status.held'),
    signed: () => `${i18n.t('reply-draft.status.signed', amounts)} ${time}`,
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTouched(true)
    // The form is hidden then, and the focus must be somewhere.
    const following = signOff(field.current?.value ?? '') ? again : field
    following.current?.focus({ preventScroll: true })
  }

  function suggest() {
    if (!field.current) return
    field.current.value = formatNumber(replyDraft.lastFreight, i18n.locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    field.current.focus({ preventScroll: true })
  }

  function playAgain() {
    setTouched(true)
    if (field.current) field.current.value = ''
    play()
  }

  return (
    <Desk data-step={step}>
      <Paper kind={i18n.t('reply-draft.kind')} meta={i18n.t('specimen.example')}>
        <ReplyLetter freight={signed?.freight} />
        <Decision>
          <form noValidate className="controls" onSubmit={submit}>
            <label htmlFor="freight">{i18n.t('reply-draft.freight')}</label>
            <input
              ref={field}
              id="freight"
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isWrong || undefined}
              aria-describedby="freight-note"
            />
            <Button type="button" $look="quiet" disabled={!isReady} onClick={suggest}>
              {i18n.t('reply-draft.suggest', amounts)}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {i18n.t('reply-draft.sign')}
            </Button>
          </form>
          {signed && (
            <Total>
              {i18n.t('reply-draft.total')} <b>{amounts.total}</b>
              <Stamp>{i18n.t('reply-draft.stamp')}</Stamp>
            </Total>
          )}
        </Decision>
        <p id="freight-note" className="note" data-problem={problem && ''}>
          {problem ?? (signed ? time : i18n.t('reply-draft.foot', figures))}
        </p>
        <div className="foot">
          <ArrowLink to="/services/$slug" params={{ slug: 'text-generation' }}>
            {i18n.t('reply-draft.more')}
          </ArrowLink>
          <button ref={again} type="button" className="controls" disabled={!isReady} onClick={playAgain}>
            {i18n.t('reply-draft.again')}
          </button>
        </div>
      </Paper>
      <Unseen role="status">{isTouched && status[step]()}</Unseen>
    </Desk>
  )
}

/** The seconds between two parts of the draft. */
const pace = 0.12

/** Rules for the children of an element that appear one after the other. */
const delays = (parent: string, length: number, partOf: (child: number) => number) =>
  Array.from(
    { length },
    (_, index) => `${parent} > :nth-child(${index + 1}) { transition-delay: ${partOf(index) * pace}s; }`,
  ).join('')

/** The parts of the draft, each source soon after its figure, the end of the letter with the last source. */
const oneAfterTheOther = css`
  ${Draft} p:last-child > * {
    transition-delay: ${12 * pace}s;
  }
  ${delays(`${Draft} p:nth-of-type(2)`, 11, (child) => child + 1)}
  ${delays(String(Sources), 5, (child) => 2 * child + 3)}
`

const ask = keyframes`
  50% { transform: scale(1.12); }
`

const stampDown = keyframes`
  from { opacity: 0; transform: scale(1.5); }
`

const Desk = styled.div`
  position: relative;
  padding: clamp(1rem, 1.5vw, 1.35rem) clamp(1rem, 2vw, 1.5rem) 0.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--raised);

  > figure {
    gap: 0.8rem;
  }

  figcaption {
    padding-bottom: 0.5rem;
  }

  ${Draft} {
    gap: 0.35rem;
    font-size: var(--text-s);
    line-height: 1.5;
  }

  ${Sources} {
    gap: 0.2rem;
  }

  /* As high as the longest of its texts. */
  .note {
    min-height: 2lh;
    color: var(--ink-soft);

    @container (width < 28rem) {
      min-height: 3lh;
    }

    @container (width < 19rem) {
      min-height: 4lh;
    }
    text-wrap: wrap;

    &[data-problem] {
      color: var(--danger);
      font-weight: 500;
    }
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-top: 0.25rem;

    button {
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      cursor: pointer;
    }
  }

  /* Until the page is ready, which takes a moment, they look as they will. */
  button:disabled {
    opacity: 1;
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
    &[data-step='held']:has(button:enabled) [data-blank] {
      animation: ${ask} 700ms 1500ms 2;
    }
  }

  @media print, (scripting: none) {
    && .controls {
      display: none;
    }
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`

const Decision = styled.div`
  position: relative;

  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  [data-step='signed'] & form {
    visibility: hidden;
  }

  label {
    flex-basis: 100%;
    font-weight: 600;
  }

  input {
    /* It leaves the rest of the row to the last button, so that nothing moves when the buttons are parsed. */
    width: 6rem;
    min-height: 48px;
    padding-inline: 0.75rem;
    border: 2px dashed var(--accent);
    border-radius: var(--radius);
    background: var(--ground);
    font-weight: 600;
    text-align: right;

    &[aria-invalid] {
      border: 2px solid var(--danger);
    }

    @container (width < 17.5rem) {
      width: 100%;
    }
  }

  button {
    padding-inline: 0.75rem;
  }

  /* In ink, because the hero has an action of its own. */
  [type='submit'] {
    flex: 1 0 auto;
    background: var(--ink);
    color: var(--ground);
  }
`

const Total = styled.p`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  align-items: center;
  color: var(--ink-soft);

  b {
    font-family: var(--font-display);
    font-size: var(--title-m);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: -0.02em;
    color: var(--positive);
  }

  @media screen {
    position: absolute;
    inset: 0;
  }
`

const Stamp = styled.strong`
  grid-area: 1 / 2 / span 2;
  padding: 0.3em 0.6em;
  border: 3px solid;
  border-radius: var(--radius);
  rotate: -6deg;
  color: var(--positive);
  font-family: var(--font-display);
  font-size: var(--title-s);
  line-height: 1.1;
  animation: ${stampDown} 200ms cubic-bezier(0.2, 0, 0, 1);
`
