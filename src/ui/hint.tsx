import styled from 'styled-components'

/** A line at the top of a page about the page itself, e.g. its language. */
export const Hint = styled.p`
  padding-left: 0.85rem;
  border-left: var(--rule) solid var(--accent);
  color: var(--ink-soft);
  font-size: var(--text-s);
`
