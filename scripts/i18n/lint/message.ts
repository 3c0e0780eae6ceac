import { createCompiledCatalog } from '@lingui/cli/api'
import { extractVariables, validateIcu } from 'pofile-ts'
import { facts } from '../../../src/content/facts.ts'
import type { Fact } from '../../../src/content/facts/fact.ts'
import { fillSource, writtenFact } from '../../../src/i18n/fill-facts.ts'
import { locales } from '../../../src/locale/locales.ts'
import type { Rule } from './text.ts'

/** Messages that the build does not compile, or in which it would take a mistake for text. */
export const syntax: Rule = ({ text }) => {
  const cause = complaintAbout(text)
  return cause === undefined ? [] : [`the braces are invalid (${cause}); write them as in the English`]
}

function complaintAbout(text: string): string | undefined {
  const [uncompiled] = createCompiledCatalog('en', { text }, {}).errors
  const cause = uncompiled?.error.message.split('\n', 1)[0] ?? validateIcu(text).errors[0]?.message
  // Neither of the two minds one that closes nothing.
  const isClosed = text.split('{').length === text.split('}').length
  return cause ?? (isClosed ? undefined : 'there are more } than {')
}

/** Facts are available in every message. */
const available = new Set(Object.keys(facts).map((name) => `{${name}}`))

/** Values and tags that are only in the English or only in the translation. */
export const placeholders: Rule = ({ text, english, note }) => {
  const isOwnText = note.startsWith('Not a translation')
  // Invalid syntax is reported by the rule above.
  if (complaintAbout(english) ?? complaintAbout(text)) return []
  const [expected, found] = [placeholdersOf(english), placeholdersOf(text)]
  return [
    ...expected
      .filter((one) => !found.includes(one) && !(isOwnText && available.has(one)))
      .map((one) => `${one} is missing; insert it where it belongs`),
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

function placeholdersOf(text: string): string[] {
  return [...extractVariables(text).map((name) => `{${name}}`), ...(text.match(/<\/?\w+\s*\/?>/g) ?? [])]
}

/** The maximum length stated in a note, and whether it applies to each line of a list. */
function limitOf(note: string): { max: number; each: boolean } | undefined {
  const max = /up to ([\d,]+) characters/.exec(note)?.[1]
  return max === undefined ? undefined : { max: Number(max.replace(',', '')), each: /\beach\b/.test(note) }
}

/** A message that is longer than its note allows, with its facts filled in. */
export const length: Rule = ({ text, note, language }) => {
  const limit = limitOf(note)
  if (!limit) return []
  const locale = locales.find((each) => each === language)
  const filled = locale ? fillSource(text, locale) : text
  return (limit.each ? filled.split('\n') : [filled])
    .filter((part) => part.length > limit.max)
    .map((part) => `“${part.slice(0, 30)}…” has ${part.length} characters, ${limit.max} fit; shorten it`)
}

/** Facts that look like nothing else: amounts of money. Other numbers may be equal by chance. */
const amounts = Object.entries<Fact>(facts)
  .filter(([, fact]) => typeof fact === 'object' && 'unit' in fact && ['price', 'euro'].includes(fact.unit))
  .map(([name]) => name)

/** Each amount in digits, of a price in both currencies, and the fact that has it, by language. */
const written = new Map<string, (readonly [digits: string, name: string])[]>(
  locales.map((locale) => [
    locale,
    amounts.flatMap((name) =>
      [...(writtenFact(name, locale) ?? '').matchAll(/[\d.,]+/g)].map(([one]) => [one, name] as const),
    ),
  ]),
)

/** Amounts of money typed in digits although a fact has them: they would stay when the record changes. */
export const digits: Rule = ({ text, language }) =>
  [...text.matchAll(/(?:[€$]\s?([\d.,]*\d))|(?:([\d.,]*\d)\s?(?:€|Euro))/g)].flatMap(([amount, before, after]) => {
    const fact = written.get(language)?.find(([one]) => one === (before ?? after))
    return fact ? [`“${amount}” is a fact; write {${fact[1]}} for it`] : []
  })
