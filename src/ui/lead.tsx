import styled from 'styled-components'

/** A short label above a title: the kind of page or section. */
export const Kicker = styled.p`
  color: var(--accent);
  font-weight: 600;
`

/** The text that introduces a page or a section, next to or below its title. */
export const Lead = styled.p`
  max-width: var(--measure);
  font-size: var(--text-l);
  color: var(--ink-soft);
`
