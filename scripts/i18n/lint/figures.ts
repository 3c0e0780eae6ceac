import { wherever, type Rule } from './text.ts'

const checks: Record<string, ReturnType<typeof wherever>[]> = {
  en: [
    wherever(/\d+,\d{1,2}(?!\d)/g, (piece) => `“${piece}”: English writes decimals with a point`),
    wherever(/\d+\.\d{3}(?!\d)/g, (piece) => `“${piece}”: English groups thousands with a comma`),
  ],
  de: [
    wherever(
      /(?<![\d.])\d+\.\d{1,2}(?![\d.])/g,
      (piece) => `“${piece}”: German writes decimals with a comma, times with a colon`,
    ),
    wherever(/\d+,\d{3}(?!\d)/g, (piece) => `“${piece}”: German groups thousands with a point`),
  ],
}

/** Numbers written as in the other language, or with five digits and more in a row. */
export const figures: Rule = ({ text, language }) => [
  ...(checks[language] ?? []).flatMap((check) => check(text)),
  ...wherever(/\d{5,}/g, (piece) => `“${piece}” is hard to read; group it by thousands`)(text),
]
