import styled from 'styled-components'

/** A person in a line: a photo or a monogram, then the name in `strong` and what the person is. */
export const Person = styled.div`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  font-size: var(--text-s);
  line-height: 1.4;
  color: var(--ink-soft);

  /* The circle with the photo or the initials. */
  > :first-child {
    width: 44px;
    aspect-ratio: 1;
    flex: none;
    border-radius: var(--radius-full);
  }

  strong {
    color: var(--ink);
  }
`
