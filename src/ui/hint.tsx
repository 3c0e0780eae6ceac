import styled from 'styled-components'

/** A line beside a form that leads on, e.g. to the newsletter, or to a mail instead. */
export const Hint = styled.p`
  padding-left: 0.85rem;
  border-left: var(--rule) solid var(--accent);
  color: var(--ink-soft);
  font-size: var(--text-s);
`
