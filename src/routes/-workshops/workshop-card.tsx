import styled from 'styled-components'
import { workshops, type WorkshopSlug } from '#content/workshops/workshops.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity, plainText } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { SummaryCard } from '#sections/summary-card.tsx'
import { ButtonOutside } from '#ui/button.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'
import { BulletList } from '#ui/list.tsx'
import { Unseen } from '#ui/unseen.tsx'

/** A workshop card: price and duration, for whom with what outcome, whom it does not suit, topics and place. */
export function WorkshopCard({ slug }: { slug: WorkshopSlug }) {
  const i18n = useI18n()
  const { url, icon, color, days, people, price, inHouse, text } = workshops.find(slug)
  const written = (quantity: Quantity) => formatQuantity(quantity, i18n.locale)
  return (
    <SummaryCard
      category={i18n.t('workshops-overview.size', { days: days.value, people: people.value })}
      name={
        <>
          <Tint data-color={color}>
            <SubjectIcon name={icon} />
          </Tint>
          <span>{i18n.t(text.title)}</span>
        </>
      }
      glance={
        <>
          <strong>{i18n.t('workshops-overview.seat', { price: written(price) })}</strong>
          <span>{i18n.t('workshops-overview.in-house', { price: written(inHouse) })}</span>
        </>
      }
      more={i18n.t('workshops-overview.more')}
      actions={
        <ButtonOutside href={url} newTab={i18n.t('common.new-tab')}>
          <span>{i18n.t('workshops-overview.open')}</span>
          <Unseen>{`: ${plainText(i18n.t(text.title))}`}</Unseen>
        </ButtonOutside>
      }
      details={
        <>
          <BulletList items={lines(i18n.t(text.topics))} />
          <p>{i18n.t(text.schedule)}</p>
        </>
      }
    >
      <p>{i18n.t(text.description)}</p>
      <BulletList items={[i18n.t(text.caveat)]} mark="caution" />
    </SummaryCard>
  )
}

const colors = { amber: 1, ember: 2, magenta: 3, violet: 4 }

const Tint = styled.span`
  flex: none;
  ${Object.entries(colors).map(([name, dusk]) => `&[data-color='${name}'] { color: var(--dusk-${dusk}); }`)}
`
