import type { ReactNode } from 'react'
import styled from 'styled-components'
import { controlName } from './control-name.ts'

interface FieldProps {
  /** Id of the control; the ids of error and hint are derived from it. */
  id: string
  label: string
  error?: string | undefined
  /** A note below the control, e.g. how many characters are left. */
  hint?: string | undefined
  /** The control, with the props of `fieldProps(id, …)`. */
  children: ReactNode
}

/** A labeled control with its error below. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <Group>
      <label htmlFor={id}>{controlName(label)}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </Group>
  )
}

/** The props that connect a control to its Field. */
export function fieldProps(id: string, { error, hint }: { error?: string | undefined; hint?: string | undefined }) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    // Without it Firefox calls an empty field that is required invalid from the start.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  }
}

const Group = styled.div`
  display: grid;
  gap: 0.4rem;

  label {
    font-weight: 600;
  }

  .error {
    color: var(--danger);
    font-size: var(--text-s);
    font-weight: 500;
  }

  .hint {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`

/** A single-line text control, written in the direction of what is typed. */
export const TextInput = styled.input.attrs({ dir: 'auto' })`
  width: 100%;
  min-height: 48px;
  padding: 0.7rem 0.9rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--ground);

  &:hover {
    border-color: var(--ink-soft);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`

/** For a text control for an e-mail address: phones capitalize and correct what they do not know to be one. */
export const addressInput = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** A multi-line text control. */
export const TextArea = styled(TextInput).attrs({ as: 'textarea' })`
  min-height: 11rem;
  resize: vertical;
`
