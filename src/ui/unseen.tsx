import styled from 'styled-components'

/** Text for assistive technology only. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
  white-space: nowrap;
`
