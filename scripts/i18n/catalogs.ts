import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/i18n/locales.ts'
import type { Text } from './lint/text.ts'
import { readPo, type PoEntry } from './po.ts'

/** The path of a deck from the root of the project, for reading and for findings. */
const deckFile = (language: string) => `locales/${language}/translation.po`

/** All texts of all decks below the root of the project, deck after deck, in the order of the English one. Throws where one is broken. */
export function readDecks(root: string): Text[] {
  // A language that has just been listed has no deck before the first run of `npm run i18n`.
  const textIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const entriesOf = (language: string) => readPo(textIn(join(root, deckFile(language))), deckFile(language)).items
  const english = entriesOf('en')
  return locales.flatMap((language) => {
    const entries = new Map(entriesOf(language).map((entry) => [entry.msgctxt ?? entry.msgid, entry]))
    return english.map((original) => textOf(language, original, entries.get(original.msgid)))
  })
}

/** As readDecks, for the commands: ends the process with the place of the fault where a deck is broken. */
export function readDecksOrStop(root: string): Text[] {
  try {
    return readDecks(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

function textOf(language: string, original: PoEntry, entry: PoEntry | undefined): Text {
  const english = original.msgstr[0] ?? ''
  return {
    file: deckFile(language),
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
