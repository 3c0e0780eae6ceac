import { wherever, type Rule } from './text.ts'

const days = 'Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun'
const ranges = new RegExp(String.raw`\d+ ?- ?\d+|(AM|PM|Uhr) ?- ?\d|\b(${days})-(${days})\b`, 'g')

/** Hyphens where a dash belongs, and dots where an ellipsis does. */
export const dashes: Rule = ({ text, language }) => [
  ...wherever(ranges, (piece) => `“${piece}” is a range; write it with an en dash (–)`)(text),
  ...wherever(/ --? |--/g, (piece) => `“${piece}” is a hyphen; write an en dash with spaces ( – )`)(text),
  ...(language === 'de'
    ? wherever(/—/g, () => '— is no dash of German; write an en dash with spaces ( – )')(text)
    : []),
  ...wherever(/\.\.\./g, () => 'three dots; write the one character …')(text),
]
