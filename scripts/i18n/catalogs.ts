import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/i18n/locales.ts'
import type { Text } from './lint/text.ts'
import { readPo, type PoEntry } from './po.ts'

/** The path of a catalog from the root of the project, for reading and for findings. */
const catalogFile = (language: string) => `locales/${language}/translation.po`

/** All texts of all catalogs below the root of the project, catalog after catalog, in the order of the English one. Throws where one is broken. */
export function readCatalogs(root: string): Text[] {
  // A language that has just been listed has no catalog before the first run of `npm run i18n`.
  const textIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const entriesOf = (language: string) => readPo(textIn(join(root, catalogFile(language))), catalogFile(language)).items
  const english = entriesOf('en')
  return locales.flatMap((language) => {
    const entries = new Map(entriesOf(language).map((entry) => [entry.msgctxt ?? entry.msgid, entry]))
    return english.map((original) => textOf(language, original, entries.get(original.msgid)))
  })
}

/** As readCatalogs, for the commands: ends the process with the place of the fault where a catalog is broken. */
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
    source: language === 'en' ? english : entry?.msgid,
    note: original.extractedComments.join(' '),
    isFuzzy: entry?.flags['fuzzy'] === true,
    previous: entry?.previous,
  }
}
