import styled, { css } from 'styled-components'

/** Hides text from sight, not from assistive technology; for a positioned element. */
export const unseen = css`
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
  white-space: nowrap;
`

/** Text for assistive technology only. */
export const Unseen = styled.span.attrs({ className: 'unseen' })`
  position: absolute;
  ${unseen}
`
