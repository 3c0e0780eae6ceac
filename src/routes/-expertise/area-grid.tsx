import { expertise } from '#content/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EntryGrid } from '#sections/entry-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** The areas of expertise as cards, each linking to its page. */
export function AreaGrid() {
  const i18n = useI18n()
  return (
    <EntryGrid
      columns={2}
      entries={expertise.all.map(({ slug, icon, image, text }) => ({
        page: { to: '/expertise/$slug', params: { slug } },
        name: i18n.t(text.name),
        icon: <Icon name={icon} />,
        picture: <Photo photo={image} seed={`expertise/${slug}`} ratio={1.6} />,
        text: i18n.t(text.description),
        outcome: i18n.t(text.outcome),
      }))}
    />
  )
}
