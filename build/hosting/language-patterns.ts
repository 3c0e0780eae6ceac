import { languages, localeOf, locales, type Locale } from '../../src/i18n/locales.ts'

/**
 * The language negotiation of rules.ts for hosts that know conditions instead of code, as patterns that PCRE and
 * JavaScript read alike. They differ where a pattern cannot compute: a value is not decoded (`%64%65` is no `de`), and
 * qualities of an Accept-Language header are compared by their first decimal, the only one that browsers write.
 */

const region = String.raw`(?:[-_][\w-]*)?`

/** Matches a value of `?lng=` or of the cookie that asks for a document in this language, and no injected text. */
export function choicePattern(locale: Locale): string {
  return `^(?=.{1,35}$)(?:${tagsOf(locale)})${region}$`
}

/** Matches an Accept-Language header whose first language with texts is this one: browsers put the preferred one first. */
export function firstAcceptedPattern(locale: Locale): string {
  const end = String.raw`\s*(?:[;,]|$)`
  return String.raw`^(?:(?!\s*(?:${tagsOf(...locales)})${region}${end})[^,]*,)*\s*(?:${tagsOf(locale)})${region}${end}.*`
}

/**
 * Patterns to be tried in this order: each finds the first language among those with one first decimal of quality,
 * from 1 down to 0.0x, and names it by the group.
 */
export function acceptedPatterns(group: string): string[] {
  const qualities = [String.raw`(?:\s*;\s*q=1[\d.]*)?`]
  for (let tenth = 9; tenth > 0; tenth -= 1) qualities.push(String.raw`\s*;\s*q=0?\.${tenth}\d*`)
  qualities.push(String.raw`\s*;\s*q=0?\.00*[1-9]\d*`)
  return qualities.map(
    (quality) => String.raw`(?:^|,)\s*(?<${group}>${tagsOf(...locales)})${region}${quality}\s*(?:,|$)`,
  )
}

/** Matches the tags, without region and in any case, that are answered in one of these languages: es with English. */
export function tagsOf(...asked: Locale[]): string {
  return languages
    .filter((language) => asked.includes(localeOf(language)))
    .map((language) => language.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|')
}
