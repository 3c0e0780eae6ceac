import { company } from '#content/company/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { currencyOf, formatMoney, formatNumber, formatShare } from '#locale/format.ts'

/** How the calculator writes numbers in the language and the currency of the page. */
export function useWriting() {
  const i18n = useI18n()
  const { locale } = i18n
  const currency = company.usdPerEuro ? currencyOf(locale) : 'EUR'
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
