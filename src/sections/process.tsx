import styled from 'styled-components'

/** The four steps of a process on layers of sediment: a list, or columns if there is the width of a page. */
export function Process({ steps }: { steps: readonly { step: string; description: string }[] }) {
  return (
    <Box>
      <Layers role="list">
        {steps.map(({ step, description }, index) => (
          <li key={step}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <div>
              <h3>{step}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </Layers>
    </Box>
  )
}

const Layers = styled.ol`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1rem;
    padding: 0.85rem 0;
    border-top: 1px solid var(--line);
    position: relative;
  }

  /* Each step is a layer longer than the previous one. */
  li::before {
    content: '';
    position: absolute;
    top: -1px;
    left: 0;
    width: calc(25% * var(--step));
    height: var(--rule);
    border-radius: var(--radius-mark);
    background: linear-gradient(90deg, var(--dusk-1), var(--dusk-2), var(--dusk-3));
  }

  ${[1, 2, 3, 4].map((step) => `li:nth-child(${step}) { --step: ${step}; }`)}

  h3 {
    margin-bottom: 0.35rem;
  }

  p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }

  /* Over the full width of a page: columns on layers that rise from step to step. */
  @container (min-width: 60rem) {
    & {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    li {
      grid-template: auto 1fr / minmax(0, 1fr);
      gap: 0.75rem;
      padding: calc(4rem + 1.5rem) 2rem 0 0;
      border-top: 0;
      font-size: var(--text-s);
    }

    li::before {
      top: auto;
      bottom: calc(100% - 4rem);
      width: 100%;
      height: calc(1rem * var(--step));
      border-radius: 0;
      background: linear-gradient(var(--dusk-1) 25%, var(--dusk-2) 25% 50%, var(--dusk-3) 50% 75%, var(--dusk-4) 75%)
        bottom / 100% 4rem;
    }
  }
`

const Box = styled.div`
  container-type: inline-size;
`

const StepNumber = styled.span`
  font: 400 var(--title-m) / 1 var(--font-display);
  color: var(--accent);
`
