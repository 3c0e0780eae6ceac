import styled from 'styled-components'
import { from } from '#style/media.ts'

interface ProcessProps {
  steps: readonly { step: string; description: string }[]
}

/** The steps of a process, drawn as layers of sediment. */
export function Process({ steps }: ProcessProps) {
  return (
    <Layers className="process">
      {steps.map(({ step, description }, index) => (
        <li key={step}>
          <Number aria-hidden="true">{index + 1}</Number>
          <div>
            <h3>{step}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </Layers>
  )
}

const Layers = styled.ol`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1rem;
    padding: 1.5rem 0;
    border-top: 1px solid var(--line);
    position: relative;
  }

  /* Each step has one stripe more than the previous one. */
  li::before {
    content: '';
    position: absolute;
    top: -1px;
    left: 0;
    height: 5px;
    border-radius: 2px;
    background: linear-gradient(90deg, var(--dusk-1), var(--dusk-2), var(--dusk-3));
  }

  li:nth-child(1)::before {
    width: 25%;
  }
  li:nth-child(2)::before {
    width: 50%;
  }
  li:nth-child(3)::before {
    width: 75%;
  }
  li:nth-child(4)::before {
    width: 100%;
  }

  h3 {
    font-size: var(--title-s);
    margin-bottom: 0.35rem;
  }

  p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }

  @media ${from.laptop} {
    li {
      grid-template-columns: 5rem minmax(0, 1fr);
    }
  }
`

const Number = styled.span`
  font-family: var(--font-display);
  font-size: var(--title-m);
  line-height: 1;
  color: var(--ember);
  font-variant-numeric: tabular-nums;
`
