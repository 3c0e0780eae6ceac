import styled from 'styled-components'
import { toolCategories, tools, type ToolSlug } from '#content/tools.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ButtonOutside } from '#ui/button.tsx'
import { from } from '#style/media.ts'
import { Card, CardBody, CardFoot, CardGrid } from '#ui/card.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { Rating } from '#ui/rating.tsx'

/** How many features a card shows. */
const featuresShown = 3

/** A third-party tool: category, price, rating, users, three features, pros and cons, and a link to its site. */
export function ToolCard({ slug }: { slug: ToolSlug }) {
  const i18n = useI18n()
  const { name, category, image, rating, affiliateLink, text } = tools.find(slug)
  return (
    <Card>
      <Photo photo={image} seed={slug} ratio={2.2} />
      <CardBody>
        <p>
          <Category>{i18n.t(toolCategories.find(category).text.name)}</Category>
        </p>
        <Name>{name}</Name>
        <Glance>
          <span>
            <Rating value={rating} label={i18n.t('common.stars', { rating })} />{' '}
            <span aria-hidden="true">{rating.toLocaleString(i18n.locale)}</span>
          </span>
          <span>{i18n.t(text.users)}</span>
        </Glance>
        <Price>{i18n.t(text.price)}</Price>
        <p>{i18n.t(text.description)}</p>
        <BulletList items={lines(i18n.t(text.features)).slice(0, featuresShown)} />
        <details>
          <summary>{i18n.t('tools-overview.pros-and-cons')}</summary>
          <Verdict>
            <BulletList items={lines(i18n.t(text.pros))} mark="gain" />
            <BulletList items={lines(i18n.t(text.cons))} mark="caution" />
          </Verdict>
        </details>
        <CardFoot>
          <ButtonOutside href={affiliateLink} look="quiet" newTab={i18n.t('common.new-tab')}>
            {i18n.t('tools-overview.try', { tool: name })}
          </ButtonOutside>
        </CardFoot>
      </CardBody>
    </Card>
  )
}

const Category = styled.span`
  color: var(--ember);
  font-size: var(--text-s);
  font-weight: 600;
`

const Name = styled.h2`
  font-size: var(--title-s);
`

const Price = styled.p`
  font-weight: 600;
`

const Glance = styled.p`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  font-size: var(--text-s);
  color: var(--ink-soft);

  > span {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
`

const Verdict = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-top: 0.75rem;
  font-size: var(--text-s);
`

/** Eight cards in rows of two or four, so that no row has a single card. */
export const ToolGrid = styled(CardGrid)`
  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
