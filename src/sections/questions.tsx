import styled from 'styled-components'
import type { Slug } from '#content/collection.ts'
import { faq } from '#content/faq.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Frequent questions; each answer opens without JavaScript. */
export function Questions({ slugs }: { slugs: readonly Slug<typeof faq>[] }) {
  const i18n = useI18n()
  return (
    <List>
      {slugs.map((slug) => {
        const { question, answer } = faq.find(slug).text
        return (
          <details key={slug}>
            <summary>{i18n.t(question)}</summary>
            <p>{i18n.t(answer)}</p>
          </details>
        )
      })}
    </List>
  )
}

const List = styled.div`
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }

  summary {
    margin-left: 1.25em;
    padding-block: 1rem;
    font: 600 var(--title-s) / 1.3 var(--font-display);
    list-style-position: outside;
  }

  p {
    max-width: var(--measure);
    /* As far in as the question. */
    padding: 0 0 1.25rem calc(1.25 * var(--title-s));
    color: var(--ink-soft);
  }
`
