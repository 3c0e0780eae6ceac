import { topicStats } from '#content/samples/topic-stats.ts'
import { whyAi } from '#content/why-ai.ts'
import { TopicMiniature } from '#graphics/why-ki/topic-miniature.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { EntryGrid } from '#sections/entry-card.tsx'

/** The topics as cards: the chart of each in miniature, what it is about, and its first figure. */
export function TopicCards() {
  const i18n = useI18n()
  return (
    <EntryGrid
      entries={whyAi.all.map(({ slug, text }) => ({
        page: { to: '/why-ai/$slug', params: { slug } },
        name: i18n.t(text.title),
        picture: <TopicMiniature slug={slug} />,
        text: i18n.t(text.description),
        figure: formatQuantity(topicStats[slug][0], i18n.locale),
        outcome: i18n.t(text.tiles[0]?.label ?? text.title),
      }))}
    />
  )
}
