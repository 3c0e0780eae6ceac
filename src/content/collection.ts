import { parts, type Part } from './company/parts.ts'

/**
 * A collection is a list of records. The records contain the facts. The texts are messages in the two catalogs
 * (locales/en, locales/de), with ids derived from collection, slug and field: `services.text-generation.name`, or
 * `services.text-generation.process.2.step` for the second of several groups. What is told of a client has the client in
 * its id, `projects.quality-control.tom-keller.results`: for another client the text is missing, and never a wrong one.
 */

/** A text field; its value is the note for the translator. */
type Note = string

/** A fixed number of text groups, e.g. the four steps of a process. */
interface Repeated<Times extends Count, Fields extends Record<string, Note>> {
  readonly times: Times
  readonly fields: Fields
}

type Count = keyof Ordinal
interface Ordinal {
  2: 1 | 2
  3: 1 | 2 | 3
  4: 1 | 2 | 3 | 4
  5: 1 | 2 | 3 | 4 | 5
  6: 1 | 2 | 3 | 4 | 5 | 6
}

/** Declares a group of text fields that a record has several times, numbered from 1. */
export function repeat<const Times extends Count, const Fields extends Record<string, Note>>(
  times: Times,
  fields: Fields,
): Repeated<Times, Fields> {
  return { times, fields }
}

type TextFields = Readonly<Record<string, Note | Repeated<Count, Record<string, Note>>>>

/** Declares text fields that several collections share. */
export function textFields<const Fields extends TextFields>(fields: Fields): Fields {
  return fields
}

type TextIds<Prefix extends string, Fields extends TextFields> = {
  readonly [F in keyof Fields & string]: Fields[F] extends Repeated<infer Times, infer Group>
    ? readonly { readonly [G in keyof Group & string]: `${Prefix}.${F}.${Ordinal[Times]}.${G}` }[]
    : `${Prefix}.${F}`
}

/** The beginning of the ids of a record. */
type PrefixOf<Name extends string, Key extends string, Facts> = Facts extends {
  readonly client: infer Client extends string
}
  ? `${Name}.${Key}.${Client}`
  : `${Name}.${Key}`

/** A record for pages: its slug, its facts, and the message ids of its texts in `text`. */
type Entry<Key extends string, Facts extends object, Ids extends string, Fields extends TextFields> = Facts & {
  readonly slug: Key
  readonly text: TextIds<Ids, Fields>
}

interface Collection<
  Name extends string,
  Key extends string,
  Facts extends object,
  Ids extends string,
  Fields extends TextFields,
> {
  readonly name: Name
  /** All slugs in display order; the enum behind routes, links, sitemap and tests. */
  readonly slugs: readonly Key[]
  readonly all: readonly Entry<Key, Facts, Ids, Fields>[]
  /** Whether a string, e.g. from a URL, is one of the slugs; safe for `__proto__`. */
  has(slug: string): slug is Key
  find(slug: Key): Entry<Key, Facts, Ids, Fields>
  /** What is made of a record, as long as there is one. */
  when<Made>(slug: string, make: (entry: Entry<Key, Facts, Ids, Fields>) => Made): Made | undefined
  /** Every message id of the collection with its translator note, for the catalogs. */
  messages(): { id: string; note: string }[]
}

export type Slug<C extends { readonly slugs: readonly string[] }> = C['slugs'][number]

declare const kind: unique symbol

/** Records that know the type of their facts, also when there are none. */
type OfKind<Facts extends object> = { readonly [kind]?: Facts }

/** Declares records that all may go, with the type of their facts: pages which stay go on reading them. */
/* @__NO_SIDE_EFFECTS__ */
export function recordsOf<Facts extends object>() {
  return <const Records extends Readonly<Record<string, Facts>>>(records: Records & OfKind<Facts>) => records
}

type AllRecords = Readonly<Record<string, object | null>>

/** The slugs of records; of one that may be null, no text is sure to be in the catalogs. */
type SureIn<All extends AllRecords> = { [Key in keyof All & string]: null extends All[Key] ? never : Key }[keyof All &
  string]

/** The facts of a record. */
type FactsIn<All extends AllRecords> = [SureIn<All>] extends [never]
  ? All extends OfKind<infer Facts extends object>
    ? Facts
    : object
  : NonNullable<All[SureIn<All>]>

/** The beginnings of the ids of all records. */
type PrefixesIn<Name extends string, All extends AllRecords> = {
  [Key in SureIn<All>]: PrefixOf<Name, Key, All[Key]>
}[SureIn<All>]

/**
 * Declares a collection. The order of `records` is the display order; those that are null are left out, and all of them if
 * the site does not have the `part` that they belong to. A bundle leaves a collection out of which it uses nothing.
 */
export function defineCollection<
  const Name extends string,
  const Fields extends TextFields,
  const All extends AllRecords,
>(definition: {
  name: Name
  texts: Fields
  part?: Part
  records: All
}): Collection<Name, SureIn<All>, FactsIn<All>, PrefixesIn<Name, All>, Fields>
/* @__NO_SIDE_EFFECTS__ */
export function defineCollection(definition: {
  name: string
  texts: TextFields
  part?: Part
  records: AllRecords
}): Collection<string, string, object, string, TextFields> {
  const { name, texts, part, records } = definition
  const prefixes: string[] = []
  const entries = new Map<string, Entry<string, object, string, TextFields>>()
  for (const slug in records) {
    const record = records[slug]
    if (!record || (part && !parts[part])) continue
    const prefix = [name, slug, ...('client' in record ? [record.client] : [])].join('.')
    prefixes.push(prefix)
    entries.set(slug, { ...record, slug, text: textIds(prefix, texts) })
  }
  const all = [...entries.values()]
  return {
    name,
    all,
    slugs: all.map((entry) => entry.slug),
    has: (slug): slug is string => entries.has(slug),
    find(slug) {
      const entry = entries.get(slug)
      if (!entry) throw new Error(`${name} has no record "${slug}"; remove what asks for it (docs/adding-things.md)`)
      return entry
    },
    when(slug, make) {
      const entry = entries.get(slug)
      return entry && make(entry)
    },
    messages: () => prefixes.flatMap((prefix) => textNotes(prefix, texts)),
  }
}

/** The message ids of a record, built at run time in the shape that TextIds declares. */
function textIds<Prefix extends string, Fields extends TextFields>(
  prefix: Prefix,
  fields: Fields,
): TextIds<Prefix, Fields>
function textIds(prefix: string, fields: TextFields): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, shape]) => [
      field,
      typeof shape === 'string'
        ? `${prefix}.${field}`
        : ordinals(shape.times).map((n) =>
            Object.fromEntries(Object.keys(shape.fields).map((key) => [key, `${prefix}.${field}.${n}.${key}`])),
          ),
    ]),
  )
}

function textNotes(prefix: string, fields: TextFields): { id: string; note: string }[] {
  return Object.entries(fields).flatMap(([field, shape]) =>
    typeof shape === 'string'
      ? [{ id: `${prefix}.${field}`, note: shape }]
      : ordinals(shape.times).flatMap((n) => textNotes(`${prefix}.${field}.${n}`, shape.fields)),
  )
}

function ordinals(times: number) {
  return Array.from({ length: times }, (_, index) => index + 1)
}

/** How search results and link previews show a page of a collection. */
export const searchTexts = textFields({
  searchTitle:
    'Title in search results and in the browser tab, without the company: names AI and a benefit, up to 50 characters',
  searchDescription:
    'What the page offers, in one or two sentences with a verb, without a sample result, 70 to 155 characters',
})
