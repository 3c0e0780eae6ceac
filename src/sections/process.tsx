import styled from 'styled-components'

/** The steps of a process: a list, or columns if there is the width of a page. */
export function Process({ steps }: { steps: readonly { step: string; description: string }[] }) {
  return (
    <Box>
      <Steps role="list">
        {steps.map(({ step, description }, index) => (
          <li key={index}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <div>
              <h3>{step}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Box>
  )
}

const Steps = styled.ol`
  display: grid;
  column-gap: 2rem;

  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1rem;
    padding: 0.85rem 0;
    border-top: var(--rule) solid var(--accent);
  }

  h3 {
    margin-bottom: 0.35rem;
  }

  p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }

  @container (min-width: 60rem) {
    & {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    li {
      grid-template: auto 1fr / minmax(0, 1fr);
      gap: 0.75rem;
      font-size: var(--text-s);
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
