import { company } from './company.ts'

/** What a service costs at least, without taxes. */
export interface Price {
  /** In euros. */
  amount: number
  per: 'month' | 'project'
}

/** A price in euros and in dollars, both in the format of a language. */
export function writtenPrice({ amount }: Price, locale: string): { euros: string; dollars: string } {
  return { euros: format(amount, 'EUR', locale), dollars: format(inDollars(amount), 'USD', locale) }
}

/** An amount in dollars at the company's rate, rounded to $10. */
export function inDollars(euros: number): number {
  const cents = Math.round(euros * company.usdPerEuro * 100)
  return Math.round(cents / 1000) * 10
}

/** A price in the notation of the German catalog, which the specification requires. */
export function cataloguePrice({ amount, per }: Price): string {
  return `from €${amount.toLocaleString('de')}/${per}`
}

function format(amount: number, currency: string, locale: string): string {
  return amount.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
