import styled from 'styled-components'

/** Paragraphs of running text at a readable line length. */
export const Prose = styled.div`
  display: grid;
  gap: 1.1rem;
  max-width: var(--measure);
  font-size: var(--text-l);

  ul {
    padding-left: 1.2em;
    display: grid;
    gap: 0.4rem;
  }

  a {
    /* Pressed in 24 pixels, without moving the lines. */
    padding-block: 0.2em;
    text-decoration-color: var(--accent);
  }
`
