import styled from 'styled-components'
import { catalogue, type CatalogueCard } from '#content/documents/catalogue.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card, CardBody, CardFoot } from '#ui/card.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { Rating } from '#ui/rating.tsx'

/** How many items of each list a card shows. */
const shown = { results: 3, benefits: 2, challenges: 2 } as const

/** A card of the German catalogue: price, rating and clients in one line, then results, benefits, challenges. */
export function CatalogueCardView({ card }: { card: CatalogueCard }) {
  const { labels } = catalogue
  const stars = card.rating.toLocaleString('de')
  return (
    <Card>
      <Photo photo={card.image} seed={card.service} ratio={1.8} />
      <CardBody>
        <Category>{card.category}</Category>
        <h2>{card.name}</h2>
        <Glance>
          <strong>{card.pricing}</strong>
          <span>
            <Rating value={card.rating} label={`${stars} ${labels.ofFiveStars}`} />
            <span aria-hidden="true">{card.rating}</span>
          </span>
          <span>
            {card.clients} {labels.clients}
          </span>
        </Glance>
        <p>{card.description}</p>
        <Features>
          <summary>{labels.features}</summary>
          <BulletList items={card.features} />
        </Features>
        <h3>{labels.results}</h3>
        <BulletList items={card.results.slice(0, shown.results)} mark="gain" />
        <h3>{labels.benefits}</h3>
        <BulletList items={card.benefits.slice(0, shown.benefits)} />
        <h3>{labels.challenges}</h3>
        <BulletList items={card.challenges.slice(0, shown.challenges)} mark="caution" />
        <CardFoot>
          <ButtonLink to="/services/$slug" params={{ slug: card.service }} look="quiet">
            {labels.details}
          </ButtonLink>
          <ButtonLink to="/contact">{labels.request}</ButtonLink>
        </CardFoot>
      </CardBody>
    </Card>
  )
}

const Category = styled.p`
  color: var(--ember);
  font-size: var(--text-s);
  font-weight: 600;

  & + h2 {
    font-size: var(--title-m);
  }

  & ~ h3 {
    font-size: var(--text-m);
    margin-bottom: -0.35rem;
  }
`

const Glance = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.1rem;
  align-items: center;
  padding-block: 0.7rem;
  border-block: 1px solid var(--line);
  font-size: var(--text-s);
  color: var(--ink-soft);

  strong {
    flex-basis: 100%;
    font-family: var(--font-display);
    font-size: var(--title-s);
    color: var(--ink);
  }

  > span {
    display: flex;
    gap: 0.45rem;
    align-items: center;
  }
`

const Features = styled.details`
  summary {
    cursor: pointer;
    font-weight: 600;
    min-height: 2rem;
  }

  ul {
    padding-top: 0.5rem;
  }
`
