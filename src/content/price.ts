import { formatNumber } from '#locale/format.ts'
import { quantity, type Quantity } from '#locale/quantity.ts'
import { company } from './company/company.ts'

/** What a service costs at least, without taxes. */
export interface ServicePrice extends Quantity<'price'> {
  per: 'month' | 'project'
}

/** A price of ours in euros without tax, with its amount in dollars. */
export function price(amount: number): Quantity<'price'> {
  return quantity(amount, 'price', company.usdPerEuro ? { dollars: inDollars(amount, company.usdPerEuro) } : {})
}

/** An amount of a worked example, which readers see in their own currency only. */
export function exampleMoney(amount: number): Quantity<'euro'> {
  return quantity(amount, 'euro', company.usdPerEuro ? { dollars: amount * company.usdPerEuro } : {})
}

export function monthly(amount: number): ServicePrice {
  return { ...price(amount), per: 'month' }
}

export function perProject(amount: number): ServicePrice {
  return { ...price(amount), per: 'project' }
}

/** An amount in dollars, rounded to $10. */
function inDollars(amount: number, perEuro: number): number {
  const cents = Math.round(amount * perEuro * 100)
  return Math.round(cents / 1000) * 10
}

/** A price in the notation of the German catalog, which the specification requires. */
export function offerPrice({ value, per }: ServicePrice): string {
  return `from €${formatNumber(value, 'de')}/${per}`
}
