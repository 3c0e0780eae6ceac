import { locales } from '../../src/i18n/locales.ts'
import { append } from './append.ts'
import { keyOf, objectLines } from './code.ts'
import type { Kind } from './kinds.ts'
import { factsLeft, textsLeft } from './left-to-do.ts'
import { readProjectFile, writeInStep } from './project-files.ts'

/** Writes a record and the stubs of its texts, all or nothing. Returns what is left to do, a line each. */
export function addRecord(kind: Kind, slug: string): string[] {
  const items = itemsOf(kind, slug)
  writeInStep(new Map(items.map(({ file, place, lines }) => [file, append(file, readProjectFile(file), place, lines)])))
  return [
    ...items.flatMap(({ file, place }) => factsLeft(file, place)),
    ...textsLeft(`${kind.collection.name}.${slug}.`, locales),
  ]
}

/** What a record adds, and where: its facts, and for some kinds an item in another module. */
function itemsOf({ file, collection, facts, besides }: Kind, slug: string) {
  return [
    { file, place: { collection: collection.name }, lines: objectLines(facts(slug), keyOf(slug)) },
    ...(besides ? [{ ...besides, lines: objectLines(besides.facts(slug)) }] : []),
  ]
}
