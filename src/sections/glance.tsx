import styled from 'styled-components'
import type { ServicePrice } from '#content/price.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'

interface GlanceProps {
  /** What a service or a profile brings, with a figure. */
  outcome: string
  price?: ServicePrice | undefined
}

/** The outcome and the starting price of a service, side by side. */
export function Glance({ outcome, price }: GlanceProps) {
  return (
    <Line>
      <strong>{outcome}</strong>
      {price && (
        <>
          {' '}
          <StartingPrice price={price} />
        </>
      )}
    </Line>
  )
}

function StartingPrice({ price }: { price: ServicePrice }) {
  const i18n = useI18n()
  const amount = { price: formatQuantity(price, i18n.locale) }
  return <span>{price.per === 'month' ? i18n.t('price.month', amount) : i18n.t('price.project', amount)}</span>
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-block: 0.7rem;
  border-block: 1px solid var(--line);

  strong {
    color: var(--positive);
    font-weight: 600;
  }
`
