import styled, { keyframes } from 'styled-components'

const down = keyframes`
  from { opacity: 0; transform: scale(1.5); }
`

/** What a person has decided, as a stamp that comes down on the paper. */
export const Stamp = styled.strong`
  justify-self: start;
  padding: 0.3em 0.6em;
  border: 3px solid;
  border-radius: var(--radius);
  rotate: -6deg;
  color: var(--positive);
  font-family: var(--font-display);
  font-size: var(--title-s);
  line-height: 1.1;
  animation: ${down} 200ms cubic-bezier(0.2, 0, 0, 1);
`
