import { languages, localeOf, locales, type Locale } from '../../src/locale/locales.ts'

/**
 * The language negotiation of rules.ts for hosts that support conditions instead of code, as patterns that PCRE and
 * JavaScript interpret the same way. They are less exact than code: values are not decoded (`%64%65` is not `de`), and
 * qualities in Accept-Language are not compared, because browsers list the preferred language first.
 */

const region = String.raw`(?:[-_][\w-]*)?`

/** Matches values of `?lng=` or the cookie that select this language, and nothing else. */
export function choicePattern(locale: Locale): string {
  return `^(?=.{1,35}$)(?:${tagsOf(locale)})${region}$`
}

/** Matches an Accept-Language header whose first supported language is this one. */
export function firstAcceptedPattern(locale: Locale): string {
  const end = String.raw`\s*(?:[;,]|$)`
  return String.raw`^(?:(?!\s*(?:${tagsOf(...locales)})${region}${end})[^,]*,)*\s*(?:${tagsOf(locale)})${region}${end}.*`
}

/** Matches the tags, without region and in any case, that are served in one of these locales (es in English). */
function tagsOf(...wanted: Locale[]): string {
  return languages
    .filter((language) => wanted.includes(localeOf(language)))
    .map((language) => language.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|')
}
