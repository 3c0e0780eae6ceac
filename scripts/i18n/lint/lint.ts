import { exceptions, type Exception } from './exceptions.ts'
import { missing } from './progress.ts'
import { rules, type RuleName } from './rules.ts'
import type { Text } from './text.ts'

/** What is wrong with one text: where, by which rule, and a sentence that says what to do. */
export interface Finding {
  file: string
  line: number
  language: string
  id: string
  rule: RuleName | 'exceptions'
  sentence: string
}

/** Everything that the rules say about the texts, in the order of the texts. */
export function lint(texts: readonly Text[], allowed: readonly Exception[] = exceptions): Finding[] {
  return texts.flatMap((text) => {
    const own = allowed.filter(({ id, language }) => id === text.id && language === text.language)
    const found = allFindings(text)
    return [
      ...found.filter(({ rule }) => !own.some((exception) => exception.rule === rule)),
      ...own
        .filter(({ rule }) => !found.some((finding) => finding.rule === rule))
        .map(({ rule }) => needless(text, rule)),
    ]
  })
}

/** A finding as a line for people and editors: `locales/de/translation.po:12: contact.send: …`. */
export function lineOf({ file, line, id, sentence, rule }: Finding): string {
  return `${file}:${line}: ${id}: ${sentence} [${rule}]`
}

function allFindings(text: Text): Finding[] {
  const { file, line, language, id } = text
  // About a text that is not there, that is all there is to say.
  const applied = missing(text).length > 0 ? rules.slice(0, 1) : rules
  return applied.flatMap(({ name, check }) =>
    [...new Set(check(text))].map((sentence) => ({ file, line, language, id, rule: name, sentence })),
  )
}

function needless({ file, line, language, id }: Text, rule: RuleName): Finding {
  const sentence = `is an exception from “${rule}” without need; take it out of scripts/i18n/lint/exceptions.ts`
  return { file, line, language, id, rule: 'exceptions', sentence }
}
