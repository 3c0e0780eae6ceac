import type { I18n } from '@lingui/core'
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
  const i18n = useI18n()
  return (
    <Line>
      <strong>{outcome}</strong>
      {price && (
        <>
          {' '}
          <span>{priceText(price, i18n)}</span>
        </>
      )}
    </Line>
  )
}

function priceText(price: Price, i18n: I18n): string {
  const { euros, dollars } = writtenPrice(price, i18n.locale)
  return price.per === 'month' ? i18n.t('price.month', { euros, dollars }) : i18n.t('price.project', { euros, dollars })
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
