import styled from 'styled-components'
import { catalogue, type CatalogueCard } from '#content/documents/catalogue.ts'
import { from } from '#style/media.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card, CardGrid } from '#ui/card.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { Rating } from '#ui/rating.tsx'

/** How many items of each list a card shows. */
const shown = { results: 3, benefits: 2, challenges: 2 } as const

/**
 * A card of the German catalogue. Phones show price, rating and clients, with the rest on demand; wide screens and print
 * show everything.
 */
export function CatalogueCardView({ card }: { card: CatalogueCard }) {
  const { labels } = catalogue
  const stars = card.rating.toLocaleString('de')
  return (
    <Layers>
      <Photo photo={card.image} seed={card.service} ratio={3} />
      <Head>
        <p>{card.category}</p>
        <h2>{card.name}</h2>
      </Head>
      <Glance>
        <strong>{card.pricing}</strong>
        <span>
          <Rating value={card.rating} label={`${stars} ${labels.ofFiveStars}`} />
          <span aria-hidden="true">{stars}</span>
        </span>
        <span>
          {card.clients} {labels.clients}
        </span>
      </Glance>
      <details className="whole">
        <summary>{labels.more}</summary>
        <p>{card.description}</p>
        <details>
          <summary>{labels.features}</summary>
          <BulletList items={card.features} />
        </details>
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
      </details>
      <Actions>
        <ButtonLink to="/services/$slug" params={{ slug: card.service }} look="quiet">
          {labels.details}
        </ButtonLink>
        <ButtonLink to="/contact">{labels.request}</ButtonLink>
      </Actions>
    </Layers>
  )
}

/** The grid of the cards: the parts of all cards of a row are aligned. */
export const CatalogueGrid = styled(CardGrid)`
  @media ${from.tablet} {
    > li {
      grid-row: span 9;
      grid-template-rows: subgrid;
    }
  }
`

const Layers = styled(Card)`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: 0.6rem 1rem;
  padding: 1rem;

  > * {
    grid-column: 1 / -1;
  }

  > :first-child {
    grid-column: 1;
    aspect-ratio: 1;
    align-self: center;
    border-radius: var(--radius);
  }

  .whole > :not(summary) {
    margin-top: 0.85rem;
  }

  summary {
    min-height: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;

    &:hover {
      color: var(--ember);
    }
  }

  details details ul {
    padding-top: 0.35rem;
  }

  h3 {
    margin-bottom: 0.6rem;
    font-size: var(--text-m);
  }

  @media ${from.tablet} {
    grid-row: 1 / -1;
    grid-template: subgrid / minmax(0, 1fr);
    gap: 1rem;
    padding: clamp(1.25rem, 2vw, 1.75rem);
    padding-top: 0;

    > :first-child {
      grid-column: 1 / -1;
      aspect-ratio: auto;
      height: 5rem;
      margin-inline: calc(-1 * clamp(1.25rem, 2vw, 1.75rem));
      border-radius: 0;
    }
  }

  /* Opened without its summary. Browsers that cannot style the content keep the disclosure. */
  @supports selector(::details-content) {
    @media ${from.tablet}, print {
      .whole,
      .whole::details-content {
        display: contents;
        content-visibility: visible;
      }

      .whole > summary {
        display: none;
      }
    }

    @media ${from.tablet} {
      .whole > :not(summary) {
        margin-top: 0;
      }
    }
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: none;
    }
  }
`

const Head = styled.div`
  && {
    grid-column: -2 / -1;
  }

  p {
    color: var(--ember);
    font-size: var(--text-s);
    font-weight: 600;
  }

  h2 {
    font-size: var(--title-s);

    @media ${from.tablet} {
      font-size: var(--title-m);
    }
  }
`

const Glance = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.1rem;
  align-items: center;
  align-content: start;
  font-size: var(--text-s);
  color: var(--ink-soft);

  @media ${from.tablet} {
    padding-block: 0.6rem;
    border-block: 1px solid var(--line);
  }

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  a {
    flex: 1 1 8rem;
    padding-inline: 0.5rem;
  }
`
