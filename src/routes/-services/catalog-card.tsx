import { offersPage } from '#content/german/offers-page.ts'
import type { CatalogCard } from '#content/services/catalog.ts'
import { lines, namedLines, useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { SummaryCard } from '#sections/summary-card.tsx'
import { Rating } from '#ui/rating.tsx'
import { Unseen } from '#ui/unseen.tsx'

/** How many items of each list a card shows. */
const shown = { results: 3, benefits: 2, challenges: 2 } as const

/** A card of the German catalog of services: price, rating and clients; results, benefits, challenges; what it is and includes on demand. */
export function CatalogCardView({ card }: { card: CatalogCard }) {
  const i18n = useI18n()
  const { labels } = offersPage
  const { rating, clients, image, alt } = card
  const stars = formatNumber(rating ?? 0, i18n.locale)
  const listOf = (list: keyof typeof shown) => lines(i18n.t(card.text[list])).slice(0, shown[list])
  return (
    <SummaryCard
      photo={<Photo photo={image} alt={alt} ratio={2.5} />}
      category={card.category}
      name={card.name}
      glance={
        <>
          <strong>{card.pricing}</strong>
          {rating && (
            <span>
              <Rating value={rating} label={`${stars} ${labels.ofFiveStars}`} />
              <span aria-hidden="true">{stars}</span>
            </span>
          )}
          {clients && <span>{`${clients} ${labels.clients}`}</span>}
        </>
      }
      more={labels.features}
      details={
        <>
          <p>{i18n.t(card.text.description)}</p>
          <BulletList items={namedLines(i18n.t(card.text.features)).map(([name]) => name)} />
        </>
      }
      actions={
        <>
          <ArrowLink to="/services/$slug" params={{ slug: card.slug }} data-covering="">
            <span>{labels.details}</span>
            <Unseen>{`: ${card.name}`}</Unseen>
          </ArrowLink>
          <ButtonLink to="/contact">{labels.request}</ButtonLink>
        </>
      }
    >
      <div>
        <h3>{labels.results}</h3>
        <BulletList items={listOf('results')} mark="gain" />
      </div>
      <div>
        <h3>{labels.benefits}</h3>
        <BulletList items={listOf('benefits')} />
      </div>
      <div>
        <h3>{labels.challenges}</h3>
        <BulletList items={listOf('challenges')} mark="caution" />
      </div>
    </SummaryCard>
  )
}
