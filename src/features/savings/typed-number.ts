import { formatNumber } from '#locale/format.ts'
import type { Locale } from '#locale/locales.ts'

/**
 * A typed number in plain digits with a point for decimals, whichever separators it has; any other text as it is. So is a
 * number that may mean two things: "1.000" is a thousand in German, but in an English page a German may have typed it.
 */
export function plainNumber(typed: string, locale: Locale): string {
  const text = typed
    .trim()
    .replace('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const [, separator, more, decimals] = /^-?[1-9]\d{0,2}([.,])\d{3}((?:\1\d{3})*)((?!\1)[.,]\d*)?$/.exec(text) ?? []
  if (separator && !more && !decimals && separator !== formatNumber(10_000, locale)[2]) return typed
  const number = Number((separator ? text.replaceAll(separator, '') : text).replace(',', '.'))
  return text === '' || !Number.isFinite(number) ? typed : String(number)
}

/** Whether a text is a number as `plainNumber` writes it. */
export function isPlainNumber(text: string): boolean {
  return Number.isFinite(Number(text)) && String(Number(text)) === text
}

/** A plain number with the decimal sign of a language, as a field shows it; any other text as it is. */
export function localNumber(text: string, locale: Locale): string {
  return isPlainNumber(text) ? text.replace('.', formatNumber(0.5, locale).charAt(1)) : text
}
