import styled from 'styled-components'
import { answerOf, faq, type Question } from '#content/faq.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { controlName } from '#ui/control-name.ts'

/** Frequent questions; each answer opens without JavaScript. */
export function Questions({ slugs }: { slugs: readonly Question[] }) {
  const i18n = useI18n()
  return (
    <List>
      {slugs.map((slug) => (
        <details key={slug}>
          <summary>{controlName(i18n.t(faq.find(slug).text.question))}</summary>
          {answerOf(slug).map((paragraph) => (
            <p key={paragraph}>{i18n.t(paragraph)}</p>
          ))}
        </details>
      ))}
    </List>
  )
}

const List = styled.div`
  justify-self: stretch;
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }

  summary {
    margin-left: 1.08em;
    padding-block: 1rem;
    font: 600 var(--title-s) / 1.3 var(--font-display);
    list-style-position: outside;
  }

  p {
    max-width: var(--measure);
    /* As far in as the question. */
    padding: 0 0 1.25rem calc(1.08 * var(--title-s));
    color: var(--ink-soft);
  }
`
