import { regionalTag, type Locale } from './locales.ts'
import type { Quantity, Unit } from './quantity.ts'

/*
 * How the site writes numbers, money, times and lists. Spaces are non-breaking: a line never ends inside a number, and
 * browsers that write different spaces match the prerendered document.
 */

/** Makes each format once: that costs up to a millisecond on a phone, and a page writes a hundred numbers and times. */
function once<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: Locale | 'en-US' | 'sv-SE', options: Options): Format => {
    const tag = locale === 'en-US' || locale === 'sv-SE' ? locale : regionalTag(locale)
    // A visitor may travel on with the page open.
    const key = [tag, JSON.stringify(options), new Date().getTimezoneOffset()].join()
    const format = formats.get(key) ?? make(tag, options)
    formats.set(key, format)
    return format
  }
}

const dateTimeFormat = once((locale, options: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options)
})
const numberFormat = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const listFormat = once((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const displayNames = once((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))

interface Conventions {
  /** The sign of a factor, with its space. */
  times: string
  /** A time of day in minutes after midnight. */
  clock: (minutes: number) => string
  /** Between the first and the last of several days or times. */
  to: string
  /** The two times of a range. */
  clocks: (from: number, to: number) => readonly [string, string]
  /** The numbers from zero to twelve, which a sentence writes out. */
  words: readonly string[]
}

/** What a language decides and Intl does not know. */
const conventions: Record<Locale, Conventions> = {
  en: {
    times: 'x',
    clock: (minutes) =>
      twelveHours(minutes).replace(':00', '').replace(' AM', '\u00A0a.m.').replace(' PM', '\u00A0p.m.'),
    // The specification requires a hyphen.
    to: '-',
    clocks: (from, to) => [twelveHours(from), twelveHours(to)],
    words: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  },
  de: {
    times: '×',
    clock: (minutes) => `${hourOrTime(minutes)}\u00A0Uhr`,
    to: '–',
    clocks: (from, to) => [hourOrTime(from), `${hourOrTime(to)}\u00A0Uhr`],
    words: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  },
}

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

/** A time of day in minutes after midnight, as sentences have it, e.g. `9 a.m.` or `9 Uhr`. */
export function formatClock(minutes: number, locale: Locale): string {
  return conventions[locale].clock(minutes)
}

/** Two times of a day, e.g. `9:00 AM-5:00 PM`. */
export function formatClockRange(from: number, to: number, locale: Locale): string {
  return conventions[locale].clocks(from, to).join(conventions[locale].to)
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

/** A time that is counted, in seconds as minutes and seconds or in minutes as hours and minutes: 66 is `1:06`. */
export function formatElapsed(count: number): string {
  return `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
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

/** A date, or the parts of it that the options name, in the time zone of the reader by default. */
export function formatDate(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(locale, options).format(date)
}

/** A time of day in German, of a full hour the number alone. Browsers do not agree on a zero before it. */
function hourOrTime(minutes: number): string {
  return minutes % 60 === 0 ? String(minutes / 60) : formatElapsed(minutes)
}

function twelveHours(minutes: number): string {
  const format = dateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(minutes * 60_000).replace(/\s/, ' ')
}

function tidy(written: string): string {
  return written.replaceAll(/\s/g, '\u00A0').replace('-', '\u2212')
}

/**
 * The number that somebody typed, in the digits of any script; undefined if it is none. Both decimal signs are accepted:
 * with two decimals at most, a sign before three digits separates thousands in every language.
 */
export function readNumber(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
  const number = /^(\d{1,3}(?:[.,\u066C]\d{3})+|\d+)(?:[.,\u066B](\d{1,2}))?$/.exec(plain)
  if (!number) return undefined
  const [, whole = '', decimals = '0'] = number
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}

/** Of any script: in Unicode, its ten digits stand in their order, and no digit before them. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** A text as it is passed on, to a search engine, a mail or the clipboard: without the page's marks for line breaks. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '')
}

/** What the clocks of an IANA time zone show at a moment, in milliseconds as if they were set to UTC. */
export function clockIn(timeZone: string, moment: Date): number {
  // Swedish writes dates as ISO 8601 does.
  const clock = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

/** The moment at which the clocks of a time zone show `clock`, written as `clockIn` does. */
export function momentOf(timeZone: string, clock: number): Date {
  // Twice, because daylight saving may begin or end between the first guess and the moment.
  const nearer = (guess: number) => guess + clock - clockIn(timeZone, new Date(guess))
  return new Date(nearer(nearer(clock)))
}
