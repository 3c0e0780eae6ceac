import { services, type ServiceSlug } from '#content/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CoveringLink } from '#ui/link.tsx'
import { EntryCard, EntryGrid } from '#sections/entry-card.tsx'
import { Glance } from '#sections/glance.tsx'
import { ServiceArt } from '#graphics/services/service-art.tsx'

export function ServiceGrid({ slugs, columns = 3 }: { slugs: readonly ServiceSlug[]; columns?: 2 | 3 }) {
  const i18n = useI18n()
  return (
    <EntryGrid $columns={columns}>
      {slugs.map((slug) => {
        const { price, text } = services.find(slug)
        return (
          <li key={slug}>
            <EntryCard
              picture={<ServiceArt slug={slug} />}
              title={
                <CoveringLink to="/services/$slug" params={{ slug }}>
                  {i18n.t(text.name)}
                </CoveringLink>
              }
              text={i18n.t(text.description)}
              glance={<Glance figure={price} outcome={i18n.t(text.outcome)} />}
            />
          </li>
        )
      })}
    </EntryGrid>
  )
}
