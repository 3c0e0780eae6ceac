import type { Locale } from '../../src/locale/locales.ts'
import { plainText } from '../../src/locale/plain-text.ts'

/** Phrases that read as a template when the pages of a language have too many of them, and how many they may have. */
const budgets: Readonly<Record<Locale, readonly { phrase: RegExp; atMost: number }[]>> = {
  en: [{ phrase: /\b(?:instead of|down from|up from)\b/gi, atMost: 39 }],
  de: [{ phrase: /Strategiegespräch/g, atMost: 49 }],
}

/** The rendered body of a page. */
interface Body {
  path: string
  body: string
}

/** The phrases that the pages of a language repeat too often, each with the pages that have most of them. */
export function repeatedPhrases(locale: Locale, pages: readonly Body[]): string[] {
  return budgets[locale].flatMap(({ phrase, atMost }) => {
    const counts = pages.map(({ path, body }) => ({ path, count: plainText(body).match(phrase)?.length ?? 0 }))
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    const most = counts.toSorted((a, b) => b.count - a.count).slice(0, 5)
    const places = most.map(({ path, count }) => `${path} ${count}`).join(', ')
    return total > atMost
      ? [`${phrase.source} stands ${total} times in ${locale}, at most ${atMost} may: ${places}`]
      : []
  })
}
