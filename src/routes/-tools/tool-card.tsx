import styled from 'styled-components'
import { toolCategories, type Tool } from '#content/tools.ts'
import { declareLater, lines, useI18n } from '#i18n/use-i18n.ts'
import { formatNumber, formatQuantity } from '#locale/format.ts'
import { Photo } from '#sections/photo.tsx'
import { SummaryCard } from '#sections/summary-card.tsx'
import { ButtonOutside } from '#ui/button.tsx'
import { BulletList } from '#ui/list.tsx'
import { Rating } from '#ui/rating.tsx'

const featuresShown = 3

const usersPer = {
  all: /*i18n*/ 'tools-overview.users',
  month: /*i18n*/ 'tools-overview.users-month',
  week: /*i18n*/ 'tools-overview.users-week',
} as const

/**
 * A third-party tool: category, price, rating, users, what it does with three features, pros and cons, and a link to its
 * site. Whether the link earns us a commission stands next to it.
 */
export function ToolCard({ tool }: { tool: Tool }) {
  const i18n = useI18n()
  declareLater(i18n, ['tools-overview.commission'])
  const { name, category, image, users, rating, affiliateLink, affiliate = false, text } = tool
  return (
    <SummaryCard
      photo={<Photo photo={image} ratio={2.5} />}
      category={i18n.t(toolCategories.find(category).text.name)}
      name={name}
      glance={
        <>
          <strong>{i18n.t(text.price)}</strong>
          <span>
            <Rating value={rating} label={i18n.t('common.stars', { rating })} />{' '}
            <span aria-hidden="true">{formatNumber(rating, i18n.locale)}</span>
          </span>
          <span>{i18n.t(usersPer[users.per ?? 'all'], { users: formatQuantity(users.count, i18n.locale) })}</span>
        </>
      }
      more={i18n.t('tools-overview.pros-and-cons')}
      details={
        <Parts>
          <BulletList items={lines(i18n.t(text.pros))} mark="gain" />
          <BulletList items={lines(i18n.t(text.cons))} mark="caution" />
        </Parts>
      }
      actions={
        <>
          <ButtonOutside href={affiliateLink} look="quiet" newTab={i18n.t('common.new-tab')} sponsored={affiliate}>
            {i18n.t('tools-overview.try', { tool: name })}
          </ButtonOutside>
          {affiliate && <Commission>{i18n.t('tools-overview.commission')}</Commission>}
        </>
      }
    >
      <Parts>
        <p>{i18n.t(text.description)}</p>
        <BulletList items={lines(i18n.t(text.features)).slice(0, featuresShown)} />
      </Parts>
    </SummaryCard>
  )
}

const Parts = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
`

const Commission = styled.p`
  flex: 1 1 12rem;
  align-self: center;
  color: var(--ink-soft);
`
