import styled from 'styled-components'
import { nextSteps } from '#content/next-steps.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** What happens after a visitor writes: three steps with their time, from the top layer down. */
export function WhatHappensNext() {
  const i18n = useI18n()
  return (
    <div>
      <Title>{i18n.t('next-steps.title')}</Title>
      <Steps role="list">
        {nextSteps.all.map(({ slug, text }) => (
          <li key={slug}>
            <strong>{i18n.t(text.when)}</strong>
            <p>{i18n.t(text.what)}</p>
          </li>
        ))}
      </Steps>
    </div>
  )
}

const Title = styled.p`
  margin-bottom: 1rem;
  font-weight: 600;
`

const Steps = styled.ol`
  display: grid;

  li {
    padding-block: 1rem 1.25rem;
    border-top: var(--rule) solid var(--dusk-1);
  }

  li:nth-child(2) {
    border-color: var(--dusk-2);
  }

  li:nth-child(3) {
    border-color: var(--dusk-3);
    padding-bottom: 0;
  }

  strong {
    font: 600 var(--title-s) / 1.3 var(--font-display);
  }

  p {
    color: var(--ink-soft);
  }
`
