import styled from 'styled-components'
import { about } from '#content/german/about-page.ts'
import { from } from '#style/media.ts'

/** The three principles of the company, each with its claim in large type. */
export function Philosophy() {
  return (
    <Principles>
      {about.philosophy.principles.map(({ claim, text }) => (
        <div key={claim}>
          <h3>{claim}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Principles>
  )
}

const Principles = styled.div`
  display: grid;
  gap: 2rem clamp(1.5rem, 2.5vw, 4rem);

  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The claims and the texts of all columns begin on the same line. */
    > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 1rem;
    }
  }

  h3 {
    margin-bottom: 0.75rem;
    font-size: var(--title-m);
    line-height: 1.15;
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`
