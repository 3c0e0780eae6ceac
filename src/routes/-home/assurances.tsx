import styled from 'styled-components'
import { parts } from '#content/company/parts.ts'
import { terms } from '#content/company/promises.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { ArrowLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'

const told = (['data', 'notice'] as const).flatMap((term) => terms.when(term, ({ text }) => [text.text]) ?? [])

/** What a buyer asks first: where data are, who sees them, how to leave. Of each promise, its first sentence. */
export function Assurances() {
  const i18n = useI18n()
  if (told.length === 0) return null
  return (
    <Section>
      <Line>
        {told.map((promise) => (
          <p key={promise}>{lines(i18n.t(promise))[0]}</p>
        ))}
        {parts.faq && <ArrowLink to="/faq">{i18n.t('faq-short.all')}</ArrowLink>}
      </Line>
    </Section>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem clamp(1.5rem, 4vw, 4rem);
  color: var(--ink-soft);
  font-size: var(--text-s);

  > * {
    flex: 1 1 16rem;
  }

  > a {
    flex: 0 1 auto;
  }
`
