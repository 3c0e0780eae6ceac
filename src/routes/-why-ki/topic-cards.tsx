import styled from 'styled-components'
import { topicStats } from '#content/topic-stats.ts'
import { whyAi } from '#content/why-ai.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Card, CardGrid } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import { TopicMiniature } from '#graphics/why-ki/topic-miniature.tsx'

/** The topics as cards: the chart of each in miniature, what it is about, and its first figure. */
export function TopicCards() {
  const i18n = useI18n()
  return (
    <CardGrid>
      {whyAi.all.map(({ slug, text }) => (
        <Topic as="li" key={slug}>
          <TopicMiniature slug={slug} />
          <div>
            <h3>
              <CoveringLink to="/why-ai/$slug" params={{ slug }}>
                {i18n.t(text.title)}
              </CoveringLink>
            </h3>
            <p>{i18n.t(text.description)}</p>
            <p>
              <strong>{formatQuantity(topicStats[slug][0], i18n.locale)}</strong>{' '}
              {i18n.t(text.tiles[0]?.label ?? text.title)}
            </p>
          </div>
        </Topic>
      ))}
    </CardGrid>
  )
}

const Topic = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;

  svg {
    padding: clamp(0.5rem, 1.5vw, 1.25rem);
    background: var(--ground);
    border-bottom: 1px solid var(--line);
  }

  div {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    min-width: 0;
    padding: clamp(1rem, 2vw, 1.75rem);
  }

  p {
    color: var(--ink-soft);
  }

  p:last-child {
    margin-top: auto;
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-s);
  }

  strong {
    font-family: var(--font-display);
    font-size: var(--title-s);
    color: var(--ink);
    margin-right: 0.2em;
  }
`
