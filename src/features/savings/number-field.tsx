import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { NumberInput } from './savings-inputs.ts'
import { localNumber, plainNumber } from './typed-number.ts'
import { useWriting } from './use-writing.ts'

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
 * A number to type or to choose with a slider. Only the field is in the tab order and in the accessibility tree: its arrow
 * keys do what those of the slider do, and a second stop for each of ten numbers would be in the way. The browser's own
 * number field drops a decimal comma in English, and turns with the mouse wheel.
 */
export function NumberField({ input, label, heading, problem, onEnter }: NumberFieldProps) {
  const { i18n, number, hourly } = useWriting()
  // A finger that comes down on the slider may want to scroll: it changes the number by a move sideways or by a tap.
  const touch = useRef<{ x: number; y: number; way?: 'across' | 'down' | undefined; chosen?: string }>(undefined)
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
      <input
        type="range"
        autoComplete="off"
        min={input.ends[0]}
        max={input.ends[1]}
        value={input.value}
        onChange={({ target }) => {
          if (!touch.current || touch.current.way === 'across') onEnter(target.value)
          else touch.current.chosen = target.value
        }}
        onTouchStart={({ touches: { 0: finger } }) => {
          touch.current = finger && { x: finger.clientX, y: finger.clientY }
        }}
        onTouchMove={({ touches: { 0: finger } }) => {
          if (!finger || !touch.current) return
          const [x, y] = [Math.abs(finger.clientX - touch.current.x), Math.abs(finger.clientY - touch.current.y)]
          if (x + y > 5) touch.current.way ??= x > y ? 'across' : 'down'
        }}
        onTouchEnd={() => {
          const { way, chosen } = touch.current ?? {}
          touch.current = undefined
          if (!way && chosen !== undefined) onEnter(chosen)
        }}
        onTouchCancel={() => void (touch.current = undefined)}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div aria-hidden="true">
        {input.ends.map((end) => (
          <span key={end}>{input.currency ? hourly(end) : number(end)}</span>
        ))}
      </div>
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
    accent-color: var(--accent);
  }

  [role] {
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
    accent-color: var(--accent-hover);
  }

  [aria-invalid] {
    border-color: var(--danger);
  }

  [type='range'] {
    touch-action: pan-y;
  }

  [type='range'],
  div,
  p {
    width: 100%;
  }

  /* In the lower part of the slider, which is as high as a finger is wide. */
  div {
    display: flex;
    justify-content: space-between;
    margin-top: -0.8rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    line-height: 1.25;
    pointer-events: none;
  }

  p {
    color: var(--danger);
    font-size: var(--text-s);
    font-weight: 500;
  }
`
