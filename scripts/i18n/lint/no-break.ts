import { matching, type Rule } from './text.ts'

const advice = 'put a no-break space there (U+00A0)'
const between = (piece: string) => `“${piece}” can be split at a line break; ${advice}`
const number = String.raw`\d[\d.,:–]*`
const symbols = 'kB|MB|GB|TB|kWh|kW|km|cm|mm|kg|px|ms|°C|Hz|kHz|MHz'

const checks: Record<string, ReturnType<typeof matching>[]> = {
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
export const noBreak: Rule = ({ text, language }) => (checks[language] ?? []).flatMap((check) => check(text))
