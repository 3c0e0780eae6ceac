import styled from 'styled-components'
import { layers } from './art/fills.ts'

/** The company's logo: a mesa in three layers below a sun. */
export function Logo() {
  return (
    <Drawing viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="22" cy="9" r="4" />
      <path d="M3 28V17l3-3h13l3 3v1h5l2 3v7z" />
      <path d="M3 28v-6h16l3-2h7v8z" />
      <path d="M3 28v-2.500l9-1.500h17v4z" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 2rem;
  height: 2rem;
  flex: none;

  circle {
    fill: var(--dusk-1);
  }
  ${layers(3)}
`
