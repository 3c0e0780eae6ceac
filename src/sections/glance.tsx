import styled from 'styled-components'
import type { ServicePrice } from '#content/price.ts'
import type { SiteI18n } from '#i18n/site-i18n.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'

export interface GlanceProps {
  /** The starting price of a service, or another figure, also in words. */
  figure?: ServicePrice | Quantity | string | undefined
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
          <strong>{written(figure, i18n)}</strong>{' '}
        </>
      )}
      <span>{outcome}</span>
    </Line>
  )
}

function written(figure: ServicePrice | Quantity | string, i18n: SiteI18n): string {
  if (typeof figure === 'string') return figure
  const amount = formatQuantity(figure, i18n.locale)
  if (!('per' in figure)) return amount
  const price = { price: amount }
  return figure.per === 'month' ? i18n.t('price.month', price) : i18n.t('price.project', price)
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
