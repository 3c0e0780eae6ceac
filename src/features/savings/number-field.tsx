import styled from 'styled-components'
import type { NumberInput } from './savings-inputs.ts'
import { useWriting } from './use-writing.ts'

interface NumberFieldProps {
  input: NumberInput
  label: string
  /** Id of the heading that says what the number is about, read before the label. */
  heading: string | undefined
  /** Says which numbers are possible and which one is used, if the typed one is not. */
  problem: string | undefined
  disabled: boolean
  onEnter: (text: string) => void
}

/**
 * A number to type or to choose with a slider. Only the field is in the tab order and in the accessibility tree: its arrow
 * keys do what those of the slider do, and a second stop for each of ten numbers would be in the way.
 */
export function NumberField({ input, label, heading, problem, disabled, onEnter }: NumberFieldProps) {
  const { number, hourly } = useWriting()
  const id = `savings-${input.name}`
  const shared = { disabled, onChange: (event: { target: { value: string } }) => onEnter(event.target.value) }
  return (
    <Control>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        {...shared}
        id={id}
        aria-labelledby={heading ? `${heading} ${id}-label` : `${id}-label`}
        type="number"
        autoComplete="off"
        inputMode="decimal"
        step="any"
        min={input.min}
        max={input.max}
        value={input.text}
        aria-invalid={input.isValid ? undefined : true}
        aria-describedby={problem && `${id}-problem`}
      />
      <input
        {...shared}
        type="range"
        min={input.ends[0]}
        max={input.ends[1]}
        value={input.value}
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
    margin: 0;
    accent-color: var(--accent);
  }

  [type='number'] {
    width: 4.5rem;
    padding: 0.25rem 0.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--ground);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
    appearance: textfield;
  }

  input:hover {
    border-color: var(--ink-soft);
    accent-color: var(--accent-hover);
  }

  ::-webkit-inner-spin-button {
    appearance: none;
  }

  [aria-invalid] {
    border-color: var(--danger);
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
