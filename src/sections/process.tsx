import styled from 'styled-components'
import { columns, from } from '#style/media.ts'

/** The numbered steps of a process. */
export function Process({ steps }: { steps: readonly { step: string; description: string }[] }) {
  return (
    <Steps role="list">
      {steps.map(({ step, description }, index) => (
        <li key={index}>
          <h3>{step}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  column-gap: 2rem;
  counter-reset: step;

  ${columns({ laptop: 4 })}

  li {
    display: grid;
    grid-template: auto 1fr / 3rem minmax(0, 1fr);
    gap: 0.35rem 1rem;
    padding: 0.85rem 0;
    border-top: var(--rule) solid var(--accent);

    @media ${from.laptop} {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      font-size: var(--text-s);
    }
  }

  /* Not read: the list counts its items itself. */
  li::before {
    counter-increment: step;
    content: counter(step) / '';
    grid-row: span 2;
    color: var(--accent);
    font: 400 var(--title-m) / 1 var(--font-display);

    @media ${from.laptop} {
      grid-row: auto;
    }
  }

  p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }
`
