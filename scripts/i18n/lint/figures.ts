import { matching, type Rule } from './text.ts'

const checks: Record<string, ReturnType<typeof matching>[]> = {
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
  ...(checks[language] ?? []).flatMap((check) => check(text)),
  ...matching(/\d{5,}/g, (piece) => `“${piece}” is hard to read; group it by thousands`)(text),
]
