import { offers, type OfferCard } from '#content/german/offers.ts'
import { formatNumber } from '#locale/format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { SummaryCard } from '#sections/summary-card.tsx'
import { Rating } from '#ui/rating.tsx'

/** How many items of each list a card shows. */
const shown = { results: 3, benefits: 2, challenges: 2 } as const

/** A card of the German list of services: price, rating and clients; results, benefits, challenges; what it is and includes on demand. */
export function OfferCardView({ card }: { card: OfferCard }) {
  const { labels } = offers
  const stars = formatNumber(card.rating ?? 0, 'de')
  return (
    <SummaryCard
      picture={<Photo photo={card.image} alt={card.alt} ratio={1} sizes="4rem" />}
      category={card.category}
      name={card.name}
      glance={
        <>
          <strong>{card.pricing}</strong>
          {card.rating && (
            <span>
              <Rating value={card.rating} label={`${stars} ${labels.ofFiveStars}`} />
              <span aria-hidden="true">{stars}</span>
            </span>
          )}
          {card.clients && <span>{`${card.clients} ${labels.clients}`}</span>}
        </>
      }
      more={labels.features}
      details={
        <>
          <p>{card.description}</p>
          <BulletList items={card.features} />
        </>
      }
      actions={
        <>
          <ArrowLink to="/services/$slug" params={{ slug: card.service }} data-covering="">
            {labels.details}
          </ArrowLink>
          <ButtonLink to="/contact">{labels.request}</ButtonLink>
        </>
      }
    >
      <div>
        <h3>{labels.results}</h3>
        <BulletList items={card.results.slice(0, shown.results)} mark="gain" />
      </div>
      <div>
        <h3>{labels.benefits}</h3>
        <BulletList items={card.benefits.slice(0, shown.benefits)} />
      </div>
      <div>
        <h3>{labels.challenges}</h3>
        <BulletList items={card.challenges.slice(0, shown.challenges)} mark="caution" />
      </div>
    </SummaryCard>
  )
}
