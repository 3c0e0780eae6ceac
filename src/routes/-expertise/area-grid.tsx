import { expertise } from '#content/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EntryCard, EntryGrid } from '#sections/entry-card.tsx'
import { Glance } from '#sections/glance.tsx'
import { Photo } from '#sections/photo.tsx'
import { Icon } from '#ui/icon.tsx'
import { CoveringLink } from '#ui/link.tsx'

/** The areas of expertise as cards, each linking to its page. */
export function AreaGrid() {
  const i18n = useI18n()
  return (
    <EntryGrid $columns={2}>
      {expertise.all.map(({ slug, icon, image, text }) => (
        <li key={slug}>
          <EntryCard
            picture={<Photo photo={image} seed={`expertise/${slug}`} ratio={1.6} />}
            title={
              <>
                <Icon name={icon} />
                <CoveringLink to="/expertise/$slug" params={{ slug }}>
                  {i18n.t(text.name)}
                </CoveringLink>
              </>
            }
            text={i18n.t(text.description)}
            glance={<Glance outcome={i18n.t(text.outcome)} />}
          />
        </li>
      ))}
    </EntryGrid>
  )
}
