import { matching, type Rule } from './text.ts'

const marks: Record<string, { quotes: string; wrong: RegExp }> = {
  en: { quotes: '“…”', wrong: /["„«»]/g },
  // “ is the closing mark in German, so before a word it is an English one.
  de: { quotes: '„…“', wrong: /["”«»]|“(?=\p{L})/gu },
}

/** Straight or foreign quotation marks, and straight apostrophes. */
export const quotationMarks: Rule = ({ text, language }) => {
  const own = marks[language]
  return [
    ...(own
      ? matching(own.wrong, (mark) => `${mark} is not a quotation mark of this language; write ${own.quotes}`)(text)
      : []),
    ...matching(/'/g, (mark) => `${mark} is a straight apostrophe; write ’`)(text),
  ]
}

const days = 'Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun'
const ranges = new RegExp(String.raw`\d+ ?- ?\d+|(AM|PM|Uhr) ?- ?\d|\b(${days})-(${days})\b`, 'g')

/** Hyphens instead of dashes, and three dots instead of an ellipsis. */
export const dashes: Rule = ({ text, language }) => [
  ...matching(ranges, (piece) => `“${piece}” is a range; write it with an en dash (–)`)(text),
  ...matching(/ --? |--/g, (piece) => `“${piece}” is a hyphen; write an en dash with spaces ( – )`)(text),
  ...(language === 'de'
    ? matching(/—/g, () => '— is not used in German; write an en dash with spaces ( – )')(text)
    : []),
  ...matching(/\.\.\./g, () => 'three dots; write the one character …')(text),
]

/** Unwanted spaces: two in a row, at the start or end of a line, before punctuation. */
export const spaces: Rule = ({ text }) => [
  ...matching(/\S*[ \u00a0\u202f]{2,}\S*/g, (piece) => `two spaces in “${piece}”; leave one`)(text),
  ...matching(
    /^[^\S\n]+\S*|\S*[^\S\n]+$/gm,
    (piece) => `a space at the end of the line, at “${piece.trim()}”; remove it`,
  )(text),
  ...matching(/\S* [,.;:!?](?!\w)/g, (piece) => `a space before the punctuation mark in “${piece}”; remove it`)(text),
]

const advice = 'put a no-break space there (U+00A0)'
const between = (piece: string) => `“${piece}” can be split at a line break; ${advice}`
const number = String.raw`\d[\d.,:–]*`
const symbols = 'kB|MB|GB|TB|kWh|kW|km|cm|mm|kg|px|ms|°C|Hz|kHz|MHz'

const splittable: Record<string, ReturnType<typeof matching>[]> = {
  en: [
    matching(new RegExp(String.raw`${number} (${symbols}|AM|PM)(?![\p{L}\d])`, 'gu'), between),
    matching(/[\d.,]+\s%/g, (piece) => `“${piece}”: English writes the percent sign without a space`),
  ],
  de: [
    matching(
      new RegExp(
        String.raw`(${number}|\}) ?(%|€)|${number} (${symbols}|Euro|Uhr|Mio|Mrd|m|g|h|s|min)(?![\p{L}\d])`,
        'gu',
      ),
      between,
    ),
    matching(/\b(z\. ?B|d\. ?h|u\. ?a|o\. ?ä|i\. ?d\. ?R)\./g, between),
    matching(/(§|\b(Nr|Art|Abs)\.) \d+/g, between),
    matching(/\p{L}+ …/gu, between),
  ],
}

/** Breaking spaces between a number and its unit or within an abbreviation. */
export const noBreak: Rule = ({ text, language }) => (splittable[language] ?? []).flatMap((check) => check(text))

const formats: Record<string, ReturnType<typeof matching>[]> = {
  en: [
    matching(/\d+,\d{1,2}(?!\d)/g, (piece) => `“${piece}”: English writes decimals with a point`),
    matching(/\d+\.\d{3}(?!\d)/g, (piece) => `“${piece}”: English groups thousands with a comma`),
  ],
  de: [
    matching(
      /(?<![\d.])\d+\.\d{1,2}(?![\d.])/g,
      (piece) => `“${piece}”: German writes decimals with a comma, times with a colon`,
    ),
    matching(/\d+,\d{3}(?!\d)/g, (piece) => `“${piece}”: German groups thousands with a point`),
  ],
}

/** Numbers in the format of the other language, or with five or more digits without grouping. */
export const figures: Rule = ({ text, language }) => [
  ...(formats[language] ?? []).flatMap((check) => check(text)),
  ...matching(/\d{5,}/g, (piece) => `“${piece}” is hard to read; group it by thousands`)(text),
]
