import type { Messages } from '@lingui/core'
import { facts } from '#content/facts.ts'
import { writeFact, type Fact, type NamedFacts } from '#content/fact.ts'
import type { Locale } from '#locale/locales.ts'

/** A part of a compiled message: text, or a value with its name, format and choices. */
type Piece = Exclude<Messages[string], string>[number]

const byName: ReadonlyMap<string, Fact> = new Map(
  Object.entries<NamedFacts[string]>(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])),
)

/** A fact as the sentences of a language contain it; undefined if there is no such fact. */
export function writtenFact(name: string, locale: Locale, style?: string): string | undefined {
  const fact = byName.get(name)
  return fact && writeFact(fact, locale, style)
}

/** A choice, e.g. `{country, select, US {…} other {…}}`, and each of its texts. */
const choice = /\{(\w+), select,((?: *\w+ *\{(?:[^{}]|\{[^{}]*\})*\})+) *\}/g
const choiceTexts = /(\w+) *\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** The source of a message with its facts filled in; other placeholders stay. */
export function fillSource(text: string, locale: Locale): string {
  const chosenText = text.replaceAll(choice, (whole: string, name: string, choices: string) => {
    const texts = new Map(Array.from(choices.matchAll(choiceTexts), ([, key = '', one = '']) => [key, one]))
    const fact = byName.get(name)
    return typeof fact === 'string' ? (texts.get(fact) ?? texts.get('other') ?? '') : whole
  })
  return saidOnce(
    chosenText.replaceAll(
      /\{(\w+)(?:, number, (\w+))?\}/g,
      (placeholder, name: string, style?: string) => writtenFact(name, locale, style) ?? placeholder,
    ),
  )
}

/** The period of "6 p.m." ends the sentence as well, and of "9 Uhr bis 16 Uhr" one `Uhr` is enough. */
function saidOnce(text: string): string {
  return text.replaceAll(/\b([ap]\.m\.)\.(?!\.)/g, '$1').replaceAll(/\u00A0Uhr(?= bis \d+(:\d+)?\u00A0Uhr)/g, '')
}

/** The compiled messages of a language with their facts filled in. */
export function fillFacts(messages: Messages, locale: Locale): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? message : fill(message, locale),
    ]),
  )
}

function fill(message: readonly Piece[], locale: Locale): Piece[] {
  return message.flatMap(chosen).reduce<Piece[]>((pieces, piece) => {
    const text = factOf(piece, locale) ?? piece
    const last = pieces.at(-1)
    return typeof text === 'string' && typeof last === 'string'
      ? [...pieces.slice(0, -1), saidOnce(last + text)]
      : [...pieces, text]
  }, [])
}

/** The pieces of a choice that a fact decides; any other piece stays. */
function chosen(piece: Piece): readonly Piece[] {
  const [name, format, texts] = typeof piece === 'string' ? [] : piece
  const fact = name && byName.get(name)
  if (format !== 'select' || typeof fact !== 'string' || typeof texts !== 'object' || !texts) return [piece]
  const options = new Map(Object.entries<Messages[string]>({ ...texts }))
  const text = options.get(fact) ?? options.get('other') ?? ''
  return typeof text === 'string' ? [text] : text.flatMap(chosen)
}

function factOf(piece: Piece, locale: Locale): string | undefined {
  if (typeof piece === 'string') return undefined
  const [name, , style] = piece
  return writtenFact(name, locale, typeof style === 'string' ? style : undefined)
}

/** The placeholders of a compiled message for which there is no value; those within a choice are not looked at. */
export function unfilled(message: Messages[string] | undefined, values: Readonly<Record<string, unknown>>): string[] {
  if (message === undefined || typeof message === 'string') return []
  return message.flatMap((piece) => (typeof piece === 'string' || piece[0] in values ? [] : [piece[0]]))
}
