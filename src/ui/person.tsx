import styled from 'styled-components'

/** A person in a line: the portrait, then the name in `strong` and what the person is. */
export const Person = styled.div`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  font-size: var(--text-s);
  line-height: 1.4;
  color: var(--ink-soft);

  > :last-child {
    min-width: 0;
  }

  strong {
    color: var(--ink);
  }
`

/** The circle with the photo or the initials of a person. */
export const Portrait = styled.div`
  position: relative;
  width: 44px;
  aspect-ratio: 1;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius-full);
`
