import { rules } from './all-rules.ts'
import { exceptions, type Exception } from './exceptions.ts'
import type { Rule, Text } from './text.ts'

/** A problem in one message: its location, the violated rule, and a sentence with the fix. */
export interface CatalogFinding {
  file: string
  line: number
  language: string
  id: string
  /** The name of the rule, or `exceptions`. */
  rule: string
  sentence: string
}

/** All findings, in the order of the messages. */
export function lint(texts: readonly Text[], allowed: readonly Exception[] = exceptions): CatalogFinding[] {
  return texts.flatMap((text) => {
    const own = allowed.filter(({ id, language }) => id === text.id && language === text.language)
    const found = allFindings(text)
    return [
      ...found.filter(({ rule }) => !own.some((exception) => exception.rule === rule)),
      ...own
        .filter(({ rule }) => !found.some((finding) => finding.rule === rule))
        .map(({ rule }) => unneeded(text, rule)),
    ]
  })
}

/** Formats a finding as a line that editors can link: `locales/de/translation.po:12: contact.send: …`. */
export function lineOf({ file, line, id, sentence, rule }: CatalogFinding): string {
  return `${file}:${line}: ${id}: ${sentence} [${rule}]`
}

function allFindings(text: Text): CatalogFinding[] {
  const { file, line, language, id } = text
  // A missing message needs no further checks.
  const { missing } = rules
  const applied = missing(text).length > 0 ? { missing } : rules
  return Object.entries<Rule>(applied).flatMap(([rule, check]) =>
    [...new Set(check(text))].map((sentence) => ({ file, line, language, id, rule, sentence })),
  )
}

function unneeded({ file, line, language, id }: Text, rule: string): CatalogFinding {
  const sentence = `no longer needs its exception from “${rule}”; remove it from scripts/i18n/lint/exceptions.ts`
  return { file, line, language, id, rule: 'exceptions', sentence }
}
