import { matching, type Rule } from './text.ts'

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
