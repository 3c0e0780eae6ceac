import * as rules from './rules.ts'
import type { Text } from '../../../pipeline/catalogs/catalogs.ts'

/** A problem in one message: its location, the violated rule, and a sentence with the fix. */
export type CatalogFinding = Pick<Text, 'file' | 'line' | 'language' | 'id'> & { rule: string; sentence: string }

/** All findings by file and rule, each in the order of the messages. */
export function lint(texts: readonly Text[]): CatalogFinding[] {
  const findings = texts.flatMap((text) => {
    const { file, line, language, id } = text
    // A missing message needs no further checks.
    const applied = text.text.trim() === '' ? { missing: rules.missing } : rules
    return Object.entries<rules.Rule>(applied).flatMap(([rule, check]) =>
      [...new Set(check(text))].map((sentence) => ({ file, line, language, id, rule, sentence })),
    )
  })
  return [...Map.groupBy(findings, ({ file, rule }) => `${file} ${rule}`).values()].flatMap(toldOnce)
}

/** What a tool does to all texts at once: then one finding says to how many. */
const byTools = new Set(['translated', 'stray', 'noBreak', 'quotationMarks', 'syntax', 'items'])

/** The findings of a rule in a file; of too many to read, the first one with the number of the others. */
function toldOnce(findings: CatalogFinding[]): CatalogFinding[] {
  const [first] = findings
  const others = new Set(findings.map(({ id }) => id)).size - 1
  if (!first || others < (byTools.has(first.rule) ? 3 : 40)) return findings
  return [{ ...first, id: `${first.id} and ${others} other texts` }]
}

/** Formats a finding as a line that editors can link: `locales/de/translation.po:12: contact.send: …`. */
export function lineOf({ file, line, id, sentence, rule }: CatalogFinding): string {
  return `${file}:${line}: ${id}: ${sentence} [${rule}]`
}
