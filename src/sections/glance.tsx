import styled from 'styled-components'
import { writtenPrice, type Price } from '#content/price.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface GlanceProps {
  /** What a service or a profile brings, with a figure. */
  outcome: string
  price?: Price | undefined
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

function StartingPrice({ price }: { price: Price }) {
  const i18n = useI18n()
  const { euros, dollars } = writtenPrice(price, i18n.locale)
  return (
    <span>
      {price.per === 'month' ? i18n.t('price.month', { euros, dollars }) : i18n.t('price.project', { euros, dollars })}
    </span>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-block: 0.7rem;
  border-block: 1px solid var(--line);

  strong {
    color: var(--turquoise);
    font-weight: 600;
  }
`
