import { services, type ServiceSlug } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EntryGrid } from '#sections/entry-card.tsx'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { Miniature } from '#ui/miniature.tsx'

/** Service cards, each linking to its page; with `documents`, which the page has loaded, above them. */
export function ServiceGrid({ slugs, documents }: { slugs: readonly ServiceSlug[]; documents?: true }) {
  const i18n = useI18n()
  return (
    <EntryGrid
      columns={documents ? 3 : 2}
      entries={slugs.map((slug) => {
        const { price, text } = services.find(slug)
        return {
          page: { to: '/services/$slug', params: { slug } },
          name: i18n.t(text.name),
          ...(documents && {
            picture: (
              <Miniature>
                <serviceGraphics.Graphic slug={slug} />
              </Miniature>
            ),
          }),
          text: i18n.t(text.description),
          figure: price,
          outcome: i18n.t(text.outcome),
        }
      })}
    />
  )
}
