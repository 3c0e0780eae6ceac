import { useState } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import type { NumberInput } from './savings-inputs.ts'
import { localNumber, plainNumber } from './typed-number.ts'

interface NumberFieldProps {
  input: NumberInput
  label: string
  /** Id of the heading that says what the number is about, read before the label. */
  heading: string | undefined
  /** Says which numbers are possible and which one is used, if the typed one is not. */
  problem: string | undefined
  onEnter: (text: string) => void
}

/**
 * A number to type or to step with the arrow keys. The browser's own number field drops a decimal comma in English, and
 * turns with the mouse wheel.
 */
export function NumberField({ input, label, heading, problem, onEnter }: NumberFieldProps) {
  const i18n = useI18n()
  // As typed, e.g. with the comma after which decimals follow, until the visitor goes on.
  const [typed, setTyped] = useState('')
  const id = `savings-${input.name}`
  return (
    <Control>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        aria-labelledby={heading ? `${heading} ${id}-label` : `${id}-label`}
        role="spinbutton"
        autoComplete="off"
        inputMode="decimal"
        aria-valuemin={input.min}
        aria-valuemax={input.max}
        aria-valuenow={input.value}
        value={plainNumber(typed, i18n.locale) === input.text ? typed : localNumber(input.text, i18n.locale)}
        onChange={({ target }) => {
          setTyped(target.value)
          onEnter(plainNumber(target.value, i18n.locale))
        }}
        onBlur={() => setTyped('')}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          const stepped = Number((input.value + step).toFixed(6))
          onEnter(String(Math.min(input.max, Math.max(input.min, stepped))))
        }}
        aria-invalid={input.isValid ? undefined : true}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && <p id={`${id}-problem`}>{problem}</p>}
    </Control>
  )
}

const Control = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-content: start;
  align-items: center;
  gap: 0 0.75rem;

  label {
    flex: 1 1 4rem;
    /* Two lines, so that the fields of a pair are level where the labels stand above them. */
    min-height: 2.5em;
    align-content: center;
    font-size: var(--text-s);
    line-height: 1.25;
  }

  input {
    min-height: 44px;
    max-width: 100%;
    margin: 0;
    width: 4.5rem;
    padding: 0.25rem 0.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--ground);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  input:hover {
    border-color: var(--ink-soft);
  }

  [aria-invalid] {
    border-color: var(--danger);
  }

  p {
    width: 100%;
    color: var(--danger);
    font-size: var(--text-s);
    font-weight: 500;
  }
`
