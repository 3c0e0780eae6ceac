import { Refusal } from './refusal.ts'

/** A language's name in itself, e.g. `Français`; throws a Refusal for a tag that the site cannot have. */
export function nameOf(tag: string): string {
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
