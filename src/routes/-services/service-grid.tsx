import { services, type ServiceSlug } from '#content/services/services.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { EntryGrid } from '#sections/entry-card.tsx'
import { Miniature } from '#ui/miniature.tsx'
import { LatePaper } from './late-paper.tsx'

interface ServiceGridProps {
  slugs: readonly ServiceSlug[]
  columns?: 2 | 3
  /** The documents are downloaded when they come near the screen. */
  late?: boolean
}

/** Service cards with their documents, each linking to its page. */
export function ServiceGrid({ slugs, columns = 3, late = false }: ServiceGridProps) {
  const i18n = useI18n()
  return (
    <EntryGrid
      columns={columns}
      entries={slugs.map((slug) => {
        const { price, text } = services.find(slug)
        return {
          page: { to: '/services/$slug', params: { slug } },
          name: i18n.t(text.name),
          picture: <Miniature>{late ? <LatePaper slug={slug} /> : <serviceGraphics.Graphic slug={slug} />}</Miniature>,
          text: i18n.t(text.description),
          figure: price,
          outcome: lines(i18n.t(text.results))[0],
        }
      })}
    />
  )
}
