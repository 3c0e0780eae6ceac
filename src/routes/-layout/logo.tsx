import styled from 'styled-components'
import { logo } from '#content/company/logo.ts'

/** The company's logo. */
export function Logo() {
  return (
    <Drawing viewBox="0 0 32 32" aria-hidden="true">
      {logo.shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 2rem;
  height: 2rem;
  flex: none;
`
