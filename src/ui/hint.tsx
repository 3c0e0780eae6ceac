import styled from 'styled-components'

/** A line that goes on after a form, e.g. to the newsletter. */
export const Hint = styled.p`
  padding-left: 0.85rem;
  border-left: var(--rule) solid var(--accent);
  color: var(--ink-soft);
  font-size: var(--text-s);
`
