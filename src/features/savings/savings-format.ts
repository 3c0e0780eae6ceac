export type Currency = 'EUR' | 'USD'

/** How the calculator writes its numbers in a language, and in which currency it counts there. */
export function formatsOf(locale: string) {
  const currency: Currency = locale === 'de' ? 'EUR' : 'USD'
  const write = (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString(locale, options)
  return {
    currency,
    number: (value: number) => write(value, { maximumFractionDigits: 1 }),
    money: (amount: number) => write(amount, { style: 'currency', currency, maximumFractionDigits: 0 }),
    /** With cents if there are any. */
    rate: (amount: number) => write(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  }
}
