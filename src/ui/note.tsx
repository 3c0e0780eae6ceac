import styled from 'styled-components'
import { controlName } from './control-name.ts'

/** A note in small type below the content it refers to. */
export const Note = styled.p`
  margin-top: 1.75rem;
  max-width: var(--measure);
  font-size: var(--text-s);
  color: var(--ink-soft);
`

/** Notes of which only the title shows until it is pressed; null is the note of a figure that is not shown. */
export function FoldedNotes({ title, notes }: { title: string; notes: readonly (string | null)[] }) {
  if (!notes.some(Boolean)) return null
  return (
    <Fold>
      <summary>{controlName(title)}</summary>
      {notes.map((note) => note && <p key={note}>{note}</p>)}
    </Fold>
  )
}

const Fold = styled.details`
  margin-top: 0.75rem;
  font-size: var(--text-s);
  color: var(--ink-soft);

  summary {
    min-height: 2.75rem;
    align-content: center;
  }

  > p {
    max-width: var(--measure);
  }
`
