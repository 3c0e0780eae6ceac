import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/locale/locales.ts'
import type { Text } from './lint/text.ts'
import { readPo, type PoEntry } from './po.ts'

/** The path of a catalog relative to the project root, for reading and for findings. */
const catalogFile = (language: string) => `locales/${language}/translation.po`

/** Reads all catalogs, one after another, in the order of the English messages. Throws when one is invalid. */
export function readCatalogs(root: string): Text[] {
  // A new language has no catalog before the first run of `npm run i18n`.
  const source = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const entriesOf = (language: string) => readPo(source(join(root, catalogFile(language))), catalogFile(language)).items
  const english = entriesOf('en')
  return locales.flatMap((language) => {
    const entries = new Map(entriesOf(language).map((entry) => [entry.msgctxt ?? entry.msgid, entry]))
    return english.map((original) => textOf(language, original, entries.get(original.msgid)))
  })
}

/** Like readCatalogs, for commands: prints the error and exits when a catalog is invalid. */
export function readCatalogsOrStop(root: string): Text[] {
  try {
    return readCatalogs(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

function textOf(language: string, original: PoEntry, entry: PoEntry | undefined): Text {
  const english = original.msgstr[0] ?? ''
  return {
    file: catalogFile(language),
    line: entry?.line ?? 1,
    language,
    id: original.msgid,
    text: entry?.msgstr[0] ?? '',
    english,
    note: original.extractedComments.join(' '),
    isFuzzy: entry?.flags['fuzzy'] === true,
    previous: entry?.previous,
  }
}
