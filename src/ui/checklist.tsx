import styled, { css } from 'styled-components'
import { columns, from } from '#style/media.ts'

/** Short promises, two or three in a row on wide screens. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

/** A check mark at the start of a positioned element, before its first line. */
export const checkMark = css`
  content: '';
  position: absolute;
  left: 0.2em;
  width: 0.4em;
  height: 0.75em;
  border: solid var(--positive);
  border-width: 0 2.5px 2.5px 0;
  rotate: 40deg;
`

const List = styled.ul`
  display: grid;
  gap: 0 clamp(1.5rem, 3vw, 3rem);

  ${columns({ tablet: 2, desktop: 3 })}

  li {
    position: relative;
    padding: 0.45rem 0 0.45rem 1.7em;
    border-top: 1px solid var(--line);
    font-family: var(--font-display);
    font-weight: 500;
    line-height: 1.35;

    @media ${from.tablet} {
      padding-block: 1rem 1.5rem;
      font-size: var(--text-l);
    }
  }

  li::before {
    ${checkMark}
  }
`
