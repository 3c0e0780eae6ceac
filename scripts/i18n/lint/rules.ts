import { globSync, readFileSync } from 'node:fs'
import { createCompiledCatalog } from '@lingui/cli/api'
import { extractVariables, validateIcu } from 'pofile-ts'
import { facts } from '../../../src/content/facts.ts'
import { fillSource } from '../../../src/i18n/fill-facts.ts'
import { sourceLocale } from '../../../src/locale/locales.ts'
import type { Text } from '../../../pipeline/catalogs/catalogs.ts'

// Every exported function is a rule, by the name that findings show. A rule may reject only what is wrong in every text:
// nobody but a developer can silence it.

/** Checks one message in isolation. Returns a sentence with problem and fix for each finding. */
export type Rule = (text: Text) => string[]

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

export const missing: Rule = ({ text, language }) =>
  text.trim() === '' ? [`there is no ${nameOf(language)} text; write it`] : []

/** A sentence that is still English, which tools fill in where nobody has translated; names may be the same. */
export const translated: Rule = ({ text, english, language, note }) => {
  const words = text.replaceAll(/\{\w+(\}|, \w+,)|\w+ *\{/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const isSentence = words.length > 1 && words.some((word) => /^\p{Ll}{4}/u.test(word))
  const isMeant = language === sourceLocale || note.includes('in every language')
  return text === english && isSentence && !isMeant ? [`is the English text; write the ${nameOf(language)}`] : []
}

/** A message whose English has changed since it was translated, or that the translator marked for review. */
export const fuzzy: Rule = ({ isFuzzy, previous, language }) => {
  const cause = previous === undefined ? 'is marked for review' : `was translated from different English, “${previous}”`
  const advice = `adapt the ${nameOf(language)} to the English, then remove the mark (“Needs work”, fuzzy)`
  return isFuzzy ? [`${cause}; ${advice}`] : []
}

/** Messages that the build does not compile, or in which it would take a mistake for text. */
export const syntax: Rule = ({ text }) => {
  const cause = complaintAbout(text)
  return cause === undefined ? [] : [`the braces are invalid (${cause}); write them as in the English`]
}

function complaintAbout(text: string): string | undefined {
  const [uncompiled] = createCompiledCatalog('en', { text }, {}).errors
  const cause = uncompiled?.error.message.split('\n', 1)[0] ?? validateIcu(text, { ignoreTag: true }).errors[0]?.message
  // Neither of the two minds one that closes nothing; quoted braces are text.
  const [opened, closed] = ['{', '}'].map((brace) => text.replaceAll(/'[{}][^']*'/g, '').split(brace).length)
  return cause ?? (opened === closed ? undefined : 'there are more } than {')
}

/** Values and tags that are only in the English or only in the translation. */
export const placeholders: Rule = ({ text, english }) => {
  if (complaintAbout(english) ?? complaintAbout(text)) return []
  // Facts are available in every message, and what depends on one need not depend on it in every language.
  const isFact = (one: string) => one.slice(1, -1) in facts
  const isChosen = (one: string) => english.includes(`${one.slice(0, -1)}, select,`) || text.includes(', select,')
  const [expected, found] = [placeholdersOf(english), placeholdersOf(text)]
  return differences(
    expected.filter((one) => found.includes(one) || !isFact(one) || !isChosen(one)),
    found.filter((one) => expected.includes(one) || !isFact(one)),
  )
}

/** Placeholders that nothing fills: neither a fact nor named anywhere in the code. */
export const values: Rule = ({ text, language }) =>
  (language === sourceLocale && !complaintAbout(text) ? extractVariables(text) : [])
    .filter((name) => !(name in facts) && !wordsInCode.has(name))
    .map((name) => `{${name}} is no fact and no value of the code; correct its name`)

const code = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.gen.ts'] }).map((file) => readFileSync(file, 'utf8'))
const wordsInCode = new Set(code.join(' ').match(/\w+/g))

const tags = /<\/?\w+(\s[^<>]*)?\/?>/g

function placeholdersOf(text: string): string[] {
  // A tag that is never closed would hide the values.
  const names = extractVariables(text.replaceAll(tags, ' '))
  return [...names.map((name) => `{${name}}`), ...(text.match(tags) ?? [])]
}

/** Numbers that only one of the two texts has in digits: what is counted is the same in every language. */
export const digits: Rule = ({ text, english }) => differences(numbersIn(english), numbersIn(text))

/** The numbers of a text by their digits, without those of its placeholders; a time of day as `18:04`. */
function numbersIn(text: string): readonly string[] {
  const clock = /(\d+)(:\d\d)?\s([ap])\.?m\b/gi
  const on24Hours = (_: string, hour: string, minute = ':00', half: string) =>
    `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}${minute}`
  const written = text.replaceAll(clock, on24Hours).replaceAll(/\{[^{}]*\}/g, ' ')
  return Array.from(written.matchAll(/\d(?:[\d.,:]*\d)?/g), ([number]) => number.replaceAll(/[.,]|:00$/g, ''))
}

function differences(expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `${one} is missing; insert it where it belongs`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `${one} is not in the English; remove it`),
  ]
}

/** Lists with more or fewer lines than in English. */
export const items: Rule = ({ text, english }) => {
  const [expected, found] = [english, text].map((list) => list.split('\n').length)
  return expected === found ? [] : [`has ${found} lines, the English ${expected}; one line is one item of the list`]
}

/** A message, or an item of a list, that is longer than its note allows, with its facts filled in. */
export const length: Rule = ({ text, note, language }) => {
  const [, limit = ''] = /up to ([\d,]+) characters/.exec(note) ?? []
  const max = Number(limit.replace(',', '')) || Infinity
  const filled = fillSource(text, language)
  return (
    (/\beach\b/.test(note) ? filled.split('\n') : [filled])
      .filter((part) => part.length > max)
      // A figure that the company lacks: the text is not shown.
      .filter((part) => !((/\{(\w+)\}/.exec(part)?.[1] ?? '') in facts))
      .map((part) => `“${part.slice(0, 30)}…” has ${part.length} characters, ${max} fit; shorten it`)
  )
}

/** A pair of straight quotation marks, but not of inches. */
const straight = String.raw`(?<![\d}])"(?=\S)[^"\n]+"`
const marks: Record<string, { quotes: string; wrong: RegExp }> = {
  en: { quotes: '“…”', wrong: new RegExp(`${straight}|„[^“”„\n]+“`, 'g') },
  de: { quotes: '„…“', wrong: new RegExp(`${straight}|(?<=^|[\\s(])“(?=\\S)[^“”„\n]+[”“]`, 'g') },
}

/** Straight or foreign quotation marks. */
export const quotationMarks: Rule = ({ text, language }) =>
  (text.match(marks[language]?.wrong ?? /$^/g) ?? []).map((piece) => `${piece}: write it as ${marks[language]?.quotes}`)

/** Numbers that the English keeps on one line with their word, where the translation has lost that. */
export const noBreak: Rule = ({ text, english }) =>
  /[\d}]\u00A0/.test(english) && !/[\u00A0\u202F]/.test(text)
    ? ['the no-break space of the English, U+00A0, is lost; put one after the number, or restore the file with git']
    : []

const entityOrEscape = /&(#\w+|lt|gt|[A-Za-z][a-z]{2,7});|\\[nrtu"']/g
const invisible = /(?![\n\u200C-\u200F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** What only file formats and HTML write, and what nobody sees: the site places its soft hyphens itself. */
export const stray: Rule = ({ text }) => [
  ...(text.match(entityOrEscape) ?? []).map((piece) => `${piece} would be shown like this; write the letter itself`),
  ...(text.match(invisible) ?? []).map(
    (one) => `has an invisible character, U+${one.charCodeAt(0).toString(16).padStart(4, '0')}; delete it`,
  ),
]
