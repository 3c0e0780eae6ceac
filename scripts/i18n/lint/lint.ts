import * as rules from './rules.ts'
import type { Text } from '../../../pipeline/catalogs/catalogs.ts'

/** A problem in one message: its location, the violated rule, and a sentence with the fix. */
export type CatalogFinding = Pick<Text, 'file' | 'line' | 'language' | 'id'> & { rule: string; sentence: string }

/** All findings, in the order of the messages. */
export function lint(texts: readonly Text[]): CatalogFinding[] {
  return texts.flatMap((text) => {
    const { file, line, language, id } = text
    // A missing message needs no further checks.
    const applied = text.text.trim() === '' ? { missing: rules.missing } : rules
    return Object.entries<rules.Rule>(applied).flatMap(([rule, check]) =>
      [...new Set(check(text))].map((sentence) => ({ file, line, language, id, rule, sentence })),
    )
  })
}

/** Formats a finding as a line that editors can link: `locales/de/translation.po:12: contact.send: …`. */
export function lineOf({ file, line, id, sentence, rule }: CatalogFinding): string {
  return `${file}:${line}: ${id}: ${sentence} [${rule}]`
}
