import { facts } from '../../../src/content/facts.ts'
import { compile, valuesOf } from './compiled.ts'
import type { Rule } from './text.ts'

/** Messages with invalid ICU syntax, or with mistakes that the compiler accepts. */
export const syntax: Rule = ({ text }) => {
  const compiled = compile(text)
  const [cause] = 'complaint' in compiled ? [compiled.complaint] : uncaughtMistakes(text)
  return cause === undefined ? [] : [`the braces are invalid (${cause}); write them as in the English`]
}

/** Mistakes that the compiler treats as text. */
function uncaughtMistakes(text: string): string[] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const kinds = [...text.matchAll(/\{\s*\w+\s*,\s*(\w+)/g)].map(([, kind = '']) => kind)
  const choices = kinds.filter((kind) => ['plural', 'select', 'selectordinal'].includes(kind))
  return [
    ...(count(/\{/g) === count(/\}/g) ? [] : [`${count(/\{/g)} { and ${count(/\}/g)} }`]),
    ...kinds.filter((kind) => !choices.includes(kind) && kind !== 'number').map((kind) => `unknown format ${kind}`),
    ...(count(/\bother\s*\{/g) < choices.length ? ['a choice without “other”'] : []),
  ]
}

/** Facts are available in every message. */
const available = new Set(Object.keys(facts).map((name) => `{${name}}`))

/** Values and tags that are only in the English or only in the translation. */
export const placeholders: Rule = ({ text, english }) => {
  const expected = placeholdersOf(english)
  const found = placeholdersOf(text)
  // Invalid syntax is reported by the rule above.
  if (!expected || !found) return []
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `${one} is missing; insert it where it belongs`),
    ...found
      .filter((one) => !expected.includes(one) && !available.has(one))
      .map((one) => `${one} is not in the English; remove it`),
  ]
}

/** Lists with more or fewer lines than in English. */
export const items: Rule = ({ text, english }) => {
  const [expected, found] = [english, text].map((list) => list.split('\n').length)
  return expected === found ? [] : [`has ${found} lines, the English ${expected}; one line is one item of the list`]
}

function placeholdersOf(text: string): string[] | undefined {
  const compiled = compile(text)
  if ('complaint' in compiled) return undefined
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([tag]) => tag)
  return [...valuesOf(compiled.pieces).map((name) => `{${name}}`), ...tags]
}
