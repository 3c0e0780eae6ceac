import { languages, localeOf } from '../../src/i18n/locales.ts'
import { append } from './append.ts'
import { literal } from './code.ts'
import { textsLeft } from './left-to-do.ts'
import { findList } from './places.ts'
import { deckOf, readProjectFile, writeInStep } from './project-files.ts'
import { Refusal } from './request.ts'

const file = 'src/i18n/locales.ts'
const place = { variable: 'list' }

/** Gives a language texts of its own: its entry in the list and its deck, all or nothing. Returns what is left to do. */
export function addLanguage(tag: string): string[] {
  const name = nameOf(tag)
  const text = readProjectFile(file)
  const listed = languages.find((language) => language === tag)
  if (listed && localeOf(listed) === listed) throw new Refusal(`${name} has its texts already: ${deckOf(tag)}.`)
  const entry = `{ tag: ${literal(tag)}, name: ${literal(name)}, texts: ${literal(tag)} },`
  writeInStep(new Map([[file, listed ? withOwnTexts(text, tag) : append(file, text, place, [entry])]]), [
    deckOf(tag),
    `locales/${tag}`,
  ])
  return textsLeft('', [tag])
}

/** The list in which a language that showed the texts of another one shows its own. */
function withOwnTexts(text: string, tag: string): string {
  const item = findList(file, text, place).items.find(({ start, end }) =>
    text.slice(start, end).includes(`tag: ${literal(tag)}`),
  )
  if (!item) throw new Error(`${file} does not list ${tag}`)
  const changed = text.slice(item.start, item.end).replace(/texts: '[a-z]+'/, `texts: ${literal(tag)}`)
  return text.slice(0, item.start) + changed + text.slice(item.end)
}

/** A language's name in itself, e.g. `Français`; throws a Refusal for a tag that the site cannot have. */
function nameOf(tag: string): string {
  if (!/^[a-z]{2}$/.test(tag))
    throw new Refusal(
      `"${tag}" is no tag of a language: two small letters, e.g. fr. Regions share the texts of a language.`,
    )
  const [canonical] = Intl.getCanonicalLocales(tag)
  if (canonical !== tag) throw new Refusal(`The tag of this language is "${canonical}" today, not "${tag}".`)
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag)
  if (!name || Intl.DisplayNames.supportedLocalesOf(tag).length === 0)
    throw new Refusal(`No language with the tag "${tag}" is known, e.g. to write its numbers and dates.`)
  if (['Arab', 'Hebr', 'Thaa'].includes(new Intl.Locale(tag).maximize().script ?? ''))
    throw new Refusal(`${name} is written from right to left, for which the site is not laid out yet.`)
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
