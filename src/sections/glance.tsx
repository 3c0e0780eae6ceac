import styled from 'styled-components'
import type { ServicePrice } from '#content/price.ts'
import type { SiteI18n } from '#i18n/site-i18n.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'

export interface GlanceProps {
  /** The starting price of a service, or another figure. */
  figure?: ServicePrice | Quantity | undefined
  /** What a service or a profile brings, or what the figure measures. */
  outcome: string | undefined
}

/** A figure and what it brings, in two lines, above a button or at the end of a card. */
export function Glance({ figure, outcome }: GlanceProps) {
  const i18n = useI18n()
  return (
    <Line>
      {figure && (
        <>
          <strong>{'per' in figure ? startingPrice(figure, i18n) : formatQuantity(figure, i18n.locale)}</strong>{' '}
        </>
      )}
      <span>{outcome}</span>
    </Line>
  )
}

function startingPrice(price: ServicePrice, i18n: SiteI18n): string {
  const amount = { price: formatQuantity(price, i18n.locale) }
  return price.per === 'month' ? i18n.t('price.month', amount) : i18n.t('price.project', amount)
}

const Line = styled.p`
  display: grid;
  align-content: start;
  color: var(--positive);
  font-size: var(--text-s);
  line-height: 1.35;

  strong {
    color: var(--ink);
    font-family: var(--font-display);
    font-size: var(--title-m);
    font-weight: 600;
  }
`
