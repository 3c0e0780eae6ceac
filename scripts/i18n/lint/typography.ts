import { matching, type Rule } from './text.ts'

// Only what is wrong in every text: nobody but a developer can silence a rule.

/** A pair of straight quotation marks, but not of inches. */
const straight = String.raw`(?<!\d)"(?=\S)[^"\n]+"`
const marks: Record<string, { quotes: string; wrong: RegExp }> = {
  en: { quotes: '“…”', wrong: new RegExp(`${straight}|„[^“”„\n]+“`, 'g') },
  de: { quotes: '„…“', wrong: new RegExp(`${straight}|(?<=^|[\\s(])“(?=\\S)[^“”„\n]+[”“]`, 'g') },
}

/** Straight or foreign quotation marks, and straight apostrophes; not those of names such as O'Neil. */
export const quotationMarks: Rule = ({ text, language }) => {
  const own = marks[language]
  return [
    ...(own ? matching(own.wrong, (piece) => `${piece}: write it as ${own.quotes}`)(text) : []),
    ...matching(/\p{Ll}'\p{L}/gu, (piece) => `${piece} has a straight apostrophe; write ’`)(text),
  ]
}

const units = '%|€|kB|MB|GB|TB|kWh|kW|km|cm|mm|kg|px|ms|°C|Hz|kHz|MHz|AM|PM|Euro|Uhr|Mio|Mrd|min'
const splittable = new RegExp(String.raw`(\d (${units})|\} [%€])(?![\p{L}\d])`, 'gu')

/** Spaces at which a line could break between a number and its unit. */
export const noBreak: Rule = ({ text }) =>
  matching(splittable, (piece) => `“${piece}” can be split at a line break; put a no-break space there (U+00A0)`)(text)
