import { languages, localeOf, locales, type Locale } from '../../src/locale/locales.ts'

/**
 * The language negotiation of rules.ts for hosts that support conditions instead of code, as patterns that PCRE and
 * JavaScript interpret the same way. They are less exact than code: values are not decoded (`%64%65` is not `de`), and
 * Accept-Language qualities are compared by their first decimal, the only one that browsers send.
 */

const region = String.raw`(?:[-_][\w-]*)?`

/** Matches values of `?lng=` or the cookie that select this language, and nothing else. */
export function choicePattern(locale: Locale): string {
  return `^(?=.{1,35}$)(?:${tagsOf(locale)})${region}$`
}

/** Matches an Accept-Language header whose first supported language is this one; browsers list the preferred first. */
export function firstAcceptedPattern(locale: Locale): string {
  const end = String.raw`\s*(?:[;,]|$)`
  return String.raw`^(?:(?!\s*(?:${tagsOf(...locales)})${region}${end})[^,]*,)*\s*(?:${tagsOf(locale)})${region}${end}.*`
}

/**
 * Patterns to try in this order: each captures the first language with a given first decimal of quality, from 1 down to
 * 0.0x, in the named group.
 */
export function acceptedPatterns(group: string): string[] {
  const qualities = [String.raw`(?:\s*;\s*q=1[\d.]*)?`]
  for (let tenth = 9; tenth > 0; tenth -= 1) qualities.push(String.raw`\s*;\s*q=0?\.${tenth}\d*`)
  qualities.push(String.raw`\s*;\s*q=0?\.00*[1-9]\d*`)
  return qualities.map(
    (quality) => String.raw`(?:^|,)\s*(?<${group}>${tagsOf(...locales)})${region}${quality}\s*(?:,|$)`,
  )
}

/** Matches the tags, without region and in any case, that are served in one of these locales (es in English). */
export function tagsOf(...wanted: Locale[]): string {
  return languages
    .filter((language) => wanted.includes(localeOf(language)))
    .map((language) => language.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|')
}
