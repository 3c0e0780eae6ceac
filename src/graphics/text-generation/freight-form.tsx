import { useEffect, useRef, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { Button } from '#ui/button.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { replyDraft } from './reply-draft.ts'
import { useReplyFigures } from './reply-letter.tsx'

/** The id of the form, for a button that resets it. */
export const freightFormId = 'sign-off'
/** The id of the note that describes its field. */
export const freightNoteId = 'freight-note'

interface FreightFormProps {
  isWrong: boolean
  /** The total with the freight, once it is signed off. */
  total: string | undefined
  /** Called with what is in the field, at each change. */
  onType: (typed: string) => void
  /** Signs off with what was typed; returns whether it is an amount. */
  onSign: (typed: string) => boolean
}

/** Where the missing amount is entered, and the total with a stamp in the same place afterwards. */
export function FreightForm({ isWrong, total, onType, onSign }: FreightFormProps) {
  const i18n = useI18n()
  const { money } = useReplyFigures()
  const field = useRef<HTMLInputElement>(null)
  const wasSigned = useRef(false)
  declareLater(i18n, ['reply-draft.stamp', 'reply-draft.total'])

  // The button that brought the form back is gone.
  useEffect(() => {
    if (wasSigned.current && !total) field.current?.focus({ preventScroll: true })
    wasSigned.current = total !== undefined
  }, [total])

  function suggest() {
    if (!field.current) return
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    field.current.value = formatNumber(replyDraft.lastFreight, i18n.locale, digits)
    onType(field.current.value)
    field.current.focus({ preventScroll: true })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!onSign(field.current?.value ?? '')) field.current?.focus({ preventScroll: true })
  }

  return (
    <Place>
      <form id={freightFormId} noValidate className="controls" data-signed={total && ''} onSubmit={submit}>
        <label htmlFor="freight">{i18n.t('reply-draft.freight')}</label>
        <input
          ref={field}
          id="freight"
          inputMode="decimal"
          autoComplete="off"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={freightNoteId}
        />
        <Button type="button" look="quiet" onClick={suggest}>
          {i18n.t('reply-draft.suggest', { last: money(replyDraft.lastFreight) })}
        </Button>
        <Button type="submit">{i18n.t('reply-draft.sign')}</Button>
      </form>
      {total && (
        <Total>
          <span>{i18n.t('reply-draft.total')}</span> <b>{total}</b>
          <Stamp>{i18n.t('reply-draft.stamp')}</Stamp>
        </Total>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: relative;

  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  /* Hidden, it keeps the height. */
  [data-signed] {
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

  [type='submit']:is(:hover, :focus-visible) {
    background: color-mix(in srgb, var(--ink) 85%, var(--ground));
  }
`

const Total = styled.p`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: center;
  align-items: center;
  color: var(--ink-soft);

  strong {
    grid-area: 1 / 2 / span 2;
  }

  b {
    font-family: var(--font-display);
    font-size: var(--title-m);
    line-height: 1.1;
    letter-spacing: -0.02em;
    color: var(--positive);
  }

  @media screen {
    position: absolute;
    inset: 0;
  }
`
