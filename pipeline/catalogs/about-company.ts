import { companyFacts } from '../../src/content/company/company-facts.ts'
import type { Text } from './catalogs.ts'

/** The note of a message that assumes something about the company: another owner reads it, and `--about-company` lists it. */
export const aboutCompany = 'About the company: is it true of yours?'

/** Facts that are right in every sentence: names, phone, and the limits of the forms. */
const general = /^(company|legalName|phone|shortest|longest|newsletter)/
const assumed = Object.keys(companyFacts).filter((fact) => !general.test(fact))
const asksForIt = new RegExp(String.raw`\{(${assumed.join('|')})[,}]`)

/** Messages that say in words of their own what the company is, has and offers, or whom it employs. */
const saysIt =
  /^((faq|terms|team|credentials)\.|contact\.(form\.(lead|reply)|(chat|talk|method\.\w+)\.text|why\.points)$|(home|services-overview)\.\w+\.(note|points)$|shell\.footer\.(business|blurb)|(services|expertise|workshops|tools)-overview\.(description|subtitle)$|first-results\.note|workshops\.\w+\.schedule|expertise\.[\w-]+\.cost|expertise\.speaker\.lead|services\.ai-development\.benefits)/

/** Whether a message assumes something about the company beyond its name. */
export function isAboutCompany(id: string, text: string): boolean {
  return saysIt.test(id) || asksForIt.test(text)
}

/** The messages with that note in every language, a line each that editors can link. */
export function linesAboutCompany(texts: readonly Text[]): string[] {
  return texts
    .filter(({ note }) => note.includes(aboutCompany))
    .map(({ file, line, id, text }) => `${file}:${line}: ${id}: ${text.replaceAll('\n', ' / ')}`)
}
