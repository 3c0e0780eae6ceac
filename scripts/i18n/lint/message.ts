import { companyFacts } from '../../../src/content/company-facts.ts'
import { compile, valuesOf } from './compiled.ts'
import type { Rule } from './text.ts'

/** A text that the message syntax (ICU) does not allow, or that it allows although nobody can mean it. */
export const syntax: Rule = ({ text }) => {
  const compiled = compile(text)
  const [cause] = 'complaint' in compiled ? [compiled.complaint] : letThrough(text)
  return cause === undefined ? [] : [`the braces are not in order (${cause}); write them as in the English`]
}

/** Faults that the compiler takes for text. */
function letThrough(text: string): string[] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const kinds = [...text.matchAll(/\{\s*\w+\s*,\s*(\w+)/g)].map(([, kind = '']) => kind)
  const choices = kinds.filter((kind) => ['plural', 'select', 'selectordinal'].includes(kind))
  return [
    ...(count(/\{/g) === count(/\}/g) ? [] : [`${count(/\{/g)} { and ${count(/\}/g)} }`]),
    ...kinds.filter((kind) => !choices.includes(kind) && kind !== 'number').map((kind) => `nothing is called ${kind}`),
    ...(count(/\bother\s*\{/g) < choices.length ? ['a choice without “other”'] : []),
  ]
}

/** The company's facts, which every text may contain without being passed them. */
const facts = new Set(Object.keys(companyFacts('en')).map((name) => `{${name}}`))

/** Values and tags that the English has and the text has not, or the other way round. */
export const placeholders: Rule = ({ text, english }) => {
  const wanted = placeholdersOf(english)
  const found = placeholdersOf(text)
  // What cannot be read is the concern of the rule above.
  if (!wanted || !found) return []
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `${one} is lost; put it where the value belongs`),
    ...found
      .filter((one) => !wanted.includes(one) && !facts.has(one))
      .map((one) => `${one} is invented; the English has no such value, take it out`),
  ]
}

/** A list with more or fewer lines than in English. */
export const items: Rule = ({ text, english }) => {
  const [wanted, found] = [english, text].map((list) => list.split('\n').length)
  return wanted === found ? [] : [`has ${found} lines, the English ${wanted}; one line is one item of the list`]
}

function placeholdersOf(text: string): string[] | undefined {
  const compiled = compile(text)
  if ('complaint' in compiled) return undefined
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([tag]) => tag)
  return [...valuesOf(compiled.pieces).map((name) => `{${name}}`), ...tags]
}
