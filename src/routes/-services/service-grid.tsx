import { services, type ServiceSlug } from '#content/services/services.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { EntryGrid } from '#sections/entry-card.tsx'

interface ServiceGridProps {
  slugs: readonly ServiceSlug[]
  columns?: 2 | 3
}

/** Service cards, each linking to its page. */
export function ServiceGrid({ slugs, columns = 3 }: ServiceGridProps) {
  const i18n = useI18n()
  return (
    <EntryGrid
      columns={columns}
      entries={slugs.map((slug) => {
        const { price, text } = services.find(slug)
        return {
          page: { to: '/services/$slug', params: { slug } },
          name: i18n.t(text.name),
          text: i18n.t(text.description),
          figure: price,
          outcome: lines(i18n.t(text.results))[0],
        }
      })}
    />
  )
}
