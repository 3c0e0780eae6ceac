import type { Locale } from '#locale/locales.ts'
import { formatMoney, formatNumber } from '#locale/format.ts'
import { quantity, type Quantity, type Unit } from '#locale/quantity.ts'
import { company } from './company/company.ts'

const { currency, otherCurrency } = company

/** What a service costs at least, without taxes. */
export interface ServicePrice extends Quantity<'price'> {
  per: 'month' | 'project'
}

/** A price of ours without tax, in the other currency rounded to its tens. */
export function price(amount: number): Quantity<'price'> {
  return inBoth('price', amount, amount * rateOf(otherCurrency?.code), 10)
}

/** An amount of a worked example, which readers see in their own currency only. */
export function exampleMoney(amount: number): Quantity<'money'> {
  return inBoth('money', amount, amount * rateOf(otherCurrency?.code))
}

/** An amount of money that is not our price, in the currency of the company. */
export function money(amount: number): Quantity<'money'> {
  return quantity(amount, 'money', { currency })
}

/** Amounts of money in the company’s currency and in the other one, which is rounded to a multiple of `step`. */
export function inBoth<U extends Unit>(unit: U, own: number, converted: number, step?: number): Quantity<U> {
  if (!otherCurrency) return quantity(own, unit, { currency })
  const { code, readers } = otherCurrency
  const value = step ? Math.round(Math.round(converted * 100) / (100 * step)) * step : converted
  return quantity(own, unit, { currency, other: { value, currency: code, readers } })
}

/** The currency in which the readers of a language calculate. */
export function currencyOf(locale: Locale): string {
  return otherCurrency?.readers.includes(locale) ? otherCurrency.code : currency
}

/** What one unit of the company’s currency is worth in another one; 1 in a currency that the company does not know. */
export function rateOf(code: string | undefined): number {
  return otherCurrency && code === otherCurrency.code ? otherCurrency.rate : 1
}

export function monthly(amount: number): ServicePrice {
  return { ...price(amount), per: 'month' }
}

export function perProject(amount: number): ServicePrice {
  return { ...price(amount), per: 'project' }
}

/** A price in the notation of the German catalog, which the specification requires. */
export function offerPrice({ value, per }: ServicePrice): string {
  const sign = formatMoney(0, currency, 'en').replace('0', '')
  return `from ${sign}${formatNumber(value, 'de')}/${per}`
}
