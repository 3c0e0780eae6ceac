import { topicStats } from '#content/topic-stats.ts'
import { whyAi } from '#content/why-ai.ts'
import { TopicMiniature } from '#graphics/why-ki/topic-miniature.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { EntryCard, EntryGrid } from '#sections/entry-card.tsx'
import { Glance } from '#sections/glance.tsx'
import { CoveringLink } from '#ui/link.tsx'

/** The topics as cards: the chart of each in miniature, what it is about, and its first figure. */
export function TopicCards() {
  const i18n = useI18n()
  return (
    <EntryGrid>
      {whyAi.all.map(({ slug, text }) => (
        <li key={slug}>
          <EntryCard
            picture={<TopicMiniature slug={slug} />}
            title={
              <CoveringLink to="/why-ai/$slug" params={{ slug }}>
                {i18n.t(text.title)}
              </CoveringLink>
            }
            text={i18n.t(text.description)}
            glance={
              <Glance
                figure={formatQuantity(topicStats[slug][0], i18n.locale)}
                outcome={i18n.t(text.tiles[0]?.label ?? text.title)}
              />
            }
          />
        </li>
      ))}
    </EntryGrid>
  )
}
