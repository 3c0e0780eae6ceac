import { languages, locales } from '../../src/i18n/locales.ts'
import { append } from './append.ts'
import { literal } from './code.ts'
import { textsLeft } from './left-to-do.ts'
import { nameOf } from './language-name.ts'
import { findList } from './places.ts'
import { deckOf, readProjectFile, writeInStep } from './project-files.ts'
import { Refusal } from './refusal.ts'

const file = 'src/i18n/locales.ts'
const place = { variable: 'list' }

/** Gives a language texts of its own: its entry in the list and its deck, all or nothing. Returns what is left to do. */
export function addLanguage(tag: string): string[] {
  const name = nameOf(tag)
  if (locales.some((locale) => locale === tag)) throw new Refusal(`${name} has its texts already: ${deckOf(tag)}.`)
  writeInStep(new Map([[file, listWith(readProjectFile(file), tag, name)]]), [deckOf(tag), `locales/${tag}`])
  return textsLeft('', [tag])
}

/** The module with the list of languages in which a language has its own texts, be it new or listed without them. */
export function listWith(text: string, tag: string, name: string): string {
  const listed = languages.some((language) => language === tag)
  if (listed) return withOwnTexts(text, tag)
  return append(file, text, place, [`{ tag: ${literal(tag)}, name: ${literal(name)}, texts: ${literal(tag)} },`])
}

function withOwnTexts(text: string, tag: string): string {
  const item = findList(file, text, place).items.find(({ start, end }) =>
    text.slice(start, end).includes(`tag: ${literal(tag)}`),
  )
  if (!item) throw new Error(`${file} does not list ${tag}`)
  const changed = text.slice(item.start, item.end).replace(/texts: '[a-z]+'/, `texts: ${literal(tag)}`)
  return text.slice(0, item.start) + changed + text.slice(item.end)
}
