import styled from 'styled-components'

/** A note in small type below the content it refers to. */
export const Note = styled.p`
  margin-top: 1.75rem;
  max-width: var(--measure);
  font-size: var(--text-s);
  color: var(--ink-soft);
`
