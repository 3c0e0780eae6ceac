import styled from 'styled-components'
import { faq } from '#content/faq.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Frequent questions; each answer opens without JavaScript. */
export function Questions() {
  const i18n = useI18n()
  return (
    <List>
      {faq.all.map(({ slug, text }) => (
        <details key={slug}>
          <summary>{i18n.t(text.question)}</summary>
          <p>{i18n.t(text.answer)}</p>
        </details>
      ))}
    </List>
  )
}

const List = styled.div`
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }

  summary {
    padding-block: 1rem;
    font-family: var(--font-display);
    font-size: var(--title-s);
    font-weight: 600;
    cursor: pointer;
  }

  summary:hover {
    color: var(--accent);
  }

  p {
    max-width: var(--measure);
    padding-bottom: 1.25rem;
    color: var(--ink-soft);
  }
`
