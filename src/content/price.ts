import { formatMoney, formatNumber } from '#locale/format.ts'
import { quantity, type Quantity } from '#locale/quantity.ts'
import { company } from './company/company.ts'

/** What a service costs at least, without taxes. */
export interface ServicePrice extends Quantity<'money'> {
  per: 'month' | 'project'
}

/** An amount in the currency of the company, e.g. a price without tax. */
export function price(amount: number): Quantity<'money'> {
  return quantity(amount, 'money', { currency: company.currency })
}

export function monthly(amount: number): ServicePrice {
  return { ...price(amount), per: 'month' }
}

export function perProject(amount: number): ServicePrice {
  return { ...price(amount), per: 'project' }
}

/** A price in the notation of the German catalog, which the specification requires. */
export function catalogPrice({ value, per }: ServicePrice): string {
  const sign = formatMoney(0, company.currency, 'en').replace('0', '')
  return `from ${sign}${formatNumber(value, 'de')}/${per}`
}
