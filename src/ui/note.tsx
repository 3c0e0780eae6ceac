import styled from 'styled-components'

/** A remark in small type below what it is about. */
export const Note = styled.p`
  margin-top: 1.75rem;
  max-width: var(--measure);
  font-size: var(--text-s);
  color: var(--ink-soft);
`
