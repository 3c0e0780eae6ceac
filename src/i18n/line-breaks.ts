import type { Messages } from '@lingui/core'
import german from 'hyphen/de/index.js'
import type { Locale } from '#locale/locales.ts'

/** Words that may be longer than a narrow column, e.g. the names of links and mail addresses excluded. */
const longWords = /(?<![\p{L}\d@./])\p{L}{14,}(?![@./]\p{L})/gu

/** Compounds that the rules of hyphenation take for other words. */
const exceptions = ['Bild-er-stel-lung', 'Kun-den-er-leb-nis', 'Text-er-stel-lung']

/** Where the words of each language may be broken; undefined where they are short enough. */
const breakers: Readonly<Record<Locale, ((text: string) => string) | undefined>> = {
  en: undefined,
  de: (text) => text.replaceAll(longWords, hyphenate).replaceAll(shortCompound, '$&\u2060'),
}

function hyphenate(word: string): string {
  return german.hyphenateSync(word, { minWordLength: 14, exceptions }).replaceAll(shortPart, '')
}

/** A break that leaves fewer than four letters on a line. */
const shortPart = /(?<=^\p{L}{1,3})\u00AD|\u00AD(?=\p{L}{1,3}$)/gu

/** The hyphen after a short part of a compound, as in “E-Mail-Vorlage”: a line that ends in “E-” reads badly. */
const shortCompound = /(?<![\p{L}\d@./])\p{L}{1,3}-(?=\p{L})/gu

/** A text with soft hyphens in its long words, and word joiners where a compound must stay on one line. */
export function placeBreaks(text: string, locale: Locale): string {
  return text.length < 14 ? text : (breakers[locale]?.(text) ?? text)
}

/** Messages that only attributes have, such as `aria-label` and `alt`: what reads them out would read the marks as well. */
const inAttributes =
  /^(photos\.|shell\.(home|language|menu|navigation|theme|footer\.(pages|legal))\b|toasts\.(region|close)$|common\.stars$)/

/**
 * The compiled messages of a language with the places where their words break. Browsers that break long words by
 * themselves need a dictionary, which some do not have or download only later.
 */
export function withLineBreaks(messages: Messages, locale: Locale): Messages {
  const broken = (text: string) => placeBreaks(text, locale)
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      inAttributes.test(id)
        ? message
        : typeof message === 'string'
          ? broken(message)
          : message.map((piece) => (typeof piece === 'string' ? broken(piece) : piece)),
    ]),
  )
}
