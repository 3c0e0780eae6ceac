import { currencyOf } from '#content/price.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatMoney, formatNumber, formatShare } from '#locale/format.ts'

/** How the calculator writes numbers in the language and the currency of the page. */
export function useWriting() {
  const i18n = useI18n()
  const { locale } = i18n
  const currency = currencyOf(locale)
  return {
    i18n,
    currency,
    number: (value: number) => formatNumber(value, locale),
    money: (amount: number) => formatMoney(amount, currency, locale),
    hourly: (amount: number) => formatMoney(amount, currency, locale, 'ifAny'),
    hours: (hours: number) => i18n.t('home.savings.hours', { hours }),
    percent: (percent: number) => formatShare(percent / 100, locale),
  }
}
