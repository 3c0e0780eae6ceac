import styled from 'styled-components'
import { toolCategories, tools, type ToolSlug } from '#content/tools.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Photo } from '#sections/photo.tsx'
import { stripSizes, SummaryCard, SummaryGrid } from '#sections/summary-card.tsx'
import { from } from '#style/media.ts'
import { ButtonOutside } from '#ui/button.tsx'
import { BulletList } from '#ui/list.tsx'
import { Rating } from '#ui/rating.tsx'

/** How many features a card shows. */
const featuresShown = 3

/** A third-party tool: category, price, rating, users, three features, pros and cons, and a link to its site. */
export function ToolCard({ slug }: { slug: ToolSlug }) {
  const i18n = useI18n()
  const { name, category, image, rating, affiliateLink, text } = tools.find(slug)
  return (
    <SummaryCard
      picture={<Photo photo={image} seed={slug} ratio={3} sizes={stripSizes} />}
      category={i18n.t(toolCategories.find(category).text.name)}
      name={name}
      glance={
        <>
          <strong>{i18n.t(text.price)}</strong>
          <span>
            <Rating value={rating} label={i18n.t('common.stars', { rating })} />{' '}
            <span aria-hidden="true">{rating.toLocaleString(i18n.locale)}</span>
          </span>
          <span>{i18n.t(text.users)}</span>
        </>
      }
      more={i18n.t('tools-overview.more')}
      actions={
        <ButtonOutside href={affiliateLink} look="quiet" newTab={i18n.t('common.new-tab')}>
          {i18n.t('tools-overview.try', { tool: name })}
        </ButtonOutside>
      }
    >
      <p>{i18n.t(text.description)}</p>
      <BulletList items={lines(i18n.t(text.features)).slice(0, featuresShown)} />
      <details>
        <summary>{i18n.t('tools-overview.pros-and-cons')}</summary>
        <Verdict>
          <BulletList items={lines(i18n.t(text.pros))} mark="gain" />
          <BulletList items={lines(i18n.t(text.cons))} mark="caution" />
        </Verdict>
      </details>
    </SummaryCard>
  )
}

const Verdict = styled.div`
  display: grid;
  gap: 0.75rem;
`

/** Eight cards in rows of two or four, so that no row has a single card. */
export const ToolGrid = styled(SummaryGrid).attrs({ $parts: 7 })`
  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
