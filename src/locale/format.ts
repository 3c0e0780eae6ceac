import { displayNames, listFormat, numberFormat } from './intl.ts'
import type { Locale } from './locales.ts'
import type { Quantity, Unit } from './quantity.ts'
import { conventions, formatDate } from './times.ts'

/*
 * How the site writes numbers, money and lists. Spaces are non-breaking: a line never ends inside a number, and
 * browsers that write different spaces match the prerendered document.
 */

/** A number with at most one decimal. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return tidy(numberFormat(locale, { maximumFractionDigits: 1, ...options }).format(value))
}

/** A number from zero to twelve as a word; undefined for others. */
export function formatInWords(value: number, locale: Locale): string | undefined {
  return conventions[locale].words[value]
}

/** A share of 1, e.g. 0.6 as 60%. */
export function formatShare(share: number, locale: Locale): string {
  return formatQuantity({ value: 100 * share, unit: 'percent' }, locale)
}

/** An amount in full units, or with cents. */
export function formatMoney(amount: number, currency: string, locale: Locale, cents?: 'always' | 'ifAny'): string {
  return formatNumber(amount, locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: cents ? 2 : 0,
    ...(cents === 'ifAny' && { trailingZeroDisplay: 'stripIfInteger' }),
  })
}

/** A quantity with its unit; units of time are abbreviated, e.g. `2 min`, unless `length` is long, e.g. `2 minutes`. */
export function formatQuantity(quantity: Quantity, locale: Locale, length: 'short' | 'long' = 'short'): string {
  const { number, unit } = quantityParts(quantity, locale, length)
  return number + unit
}

/** A quantity as its number and what follows it, which a page may set smaller. */
export function quantityParts(
  { value, unit, atLeast, change, compact, of, currency }: Quantity,
  locale: Locale,
  length: 'short' | 'long' = 'short',
): { number: string; unit: string } {
  if (currency !== undefined) return { number: formatMoney(value, currency, locale), unit: '' }
  const parts = numberFormat(locale, {
    maximumFractionDigits: 1,
    ...stylesOf(unit, length),
    ...(change && { signDisplay: 'exceptZero' }),
    ...(atLeast && { useGrouping: 'min2' }),
    ...(compact && { notation: 'compact' }),
  }).formatToParts(unit === 'percent' ? value / 100 : value)
  const unitAt = parts.findIndex(({ type }) => type === 'percentSign' || type === 'unit')
  const at = unitAt < 0 ? parts.length : parts[unitAt - 1]?.type === 'literal' ? unitAt - 1 : unitAt
  const join = (some: typeof parts) => tidy(some.map((part) => part.value).join(''))
  const whole = of === undefined ? '' : `/${formatNumber(of, locale)}`
  const sign = unit === 'times' ? conventions[locale].times : join(parts.slice(at))
  return { number: join(parts.slice(0, at)) + whole, unit: sign + (atLeast ? '+' : '') }
}

function stylesOf(unit: Unit, length: 'short' | 'long'): Intl.NumberFormatOptions {
  if (unit === 'percent') return { style: 'percent' }
  if (unit === 'count' || unit === 'times' || unit === 'money') return {}
  return { style: 'unit', unit, unitDisplay: length }
}

/** Days of the week, Sunday being 0, e.g. `Mon-Fri` or `Tue and Thu`. */
export function formatDays(days: readonly number[], locale: Locale): string {
  // January 7, 2024, is a Sunday.
  const names = days.map((day) =>
    formatDate(new Date(Date.UTC(2024, 0, 7 + day)), locale, { weekday: 'short', timeZone: 'UTC' }),
  )
  const inRow = days.every((day, index) => index === 0 || day % 7 === ((days[index - 1] ?? 0) + 1) % 7)
  return inRow && days.length > 2 ? [names[0], names.at(-1)].join(conventions[locale].to) : formatList(names, locale)
}

/** Items of a sentence, e.g. `email, phone and chat`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return listFormat(locale, { type: 'conjunction' }).format(items)
}

/** The names of languages, e.g. `English and German`. */
export function formatLanguages(tags: readonly string[], locale: Locale): string {
  const names = displayNames(locale, { type: 'language' })
  return formatList(
    tags.map((tag) => names.of(tag) ?? tag),
    locale,
  )
}

/** The name of a currency as amounts have it, e.g. `euros`. */
export function formatCurrency(currency: string, locale: Locale): string {
  const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** A country by its ISO code, or a part of the world by its UN code, e.g. `150` for Europe. */
export function formatRegion(code: string, locale: Locale): string {
  return displayNames(locale, { type: 'region' }).of(code) ?? code
}

function tidy(written: string): string {
  return written.replaceAll(/\s/g, '\u00A0').replace('-', '\u2212')
}

/** A text as it is passed on, to a search engine, a mail or the clipboard: without the page's marks for line breaks. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '')
}
