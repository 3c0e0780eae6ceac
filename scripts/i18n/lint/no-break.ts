import { wherever, type Rule } from './text.ts'

const advice = 'put a no-break space there (U+00A0)'
const between = (piece: string) => `“${piece}” may be torn apart at the end of a line; ${advice}`
const number = String.raw`\d[\d.,:–]*`
const symbols = 'kB|MB|GB|TB|kWh|kW|km|cm|mm|kg|px|ms|°C|Hz|kHz|MHz'

const checks: Record<string, ReturnType<typeof wherever>[]> = {
  en: [
    wherever(new RegExp(String.raw`${number} (${symbols}|AM|PM)(?![\p{L}\d])`, 'gu'), between),
    wherever(/[\d.,]+\s%/g, (piece) => `“${piece}”: English writes the percent sign without a space`),
  ],
  de: [
    wherever(
      new RegExp(
        String.raw`(${number}|\}) ?(%|€)|${number} (${symbols}|Euro|Uhr|Mio|Mrd|m|g|h|s|min)(?![\p{L}\d])`,
        'gu',
      ),
      between,
    ),
    wherever(/\b(z\. ?B|d\. ?h|u\. ?a|o\. ?ä|i\. ?d\. ?R)\./g, between),
    wherever(/(§|\b(Nr|Art|Abs)\.) \d+/g, between),
    wherever(/\p{L}+ …/gu, between),
  ],
}

/** A number and its unit, or the parts of an abbreviation, with a space at which a line may end. */
export const noBreak: Rule = ({ text, language }) => (checks[language] ?? []).flatMap((check) => check(text))
