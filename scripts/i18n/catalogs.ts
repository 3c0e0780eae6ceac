import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, sourceLocale } from '../../src/locale/locales.ts'
import { idOf, readCatalog } from './bilingual-po-format.ts'
import type { Text } from './lint/text.ts'

/** The path of a catalog relative to the project root, for reading and for findings. */
const catalogFile = (language: string) => `locales/${language}/translation.po`

/** The type of all ids, as the last run of `npm run i18n` left it. */
export const idsFile = 'src/i18n/message-ids.gen.ts'

// A new language has no catalog before the first run of `npm run i18n`.
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Reads all catalogs, one after another, in the order of the English messages. Throws a sentence if one is invalid. */
export function readCatalogs(root: string): Text[] {
  const entriesOf = (language: string) =>
    readCatalog(join(root, catalogFile(language))).items.filter(({ obsolete }) => !obsolete)
  const english = entriesOf(sourceLocale)
  return locales.flatMap((language) => {
    const file = catalogFile(language)
    const entries = new Map(entriesOf(language).map((entry) => [idOf(entry), entry]))
    const lines = read(join(root, file)).split(/\r?\n/)
    const places = new Map(lines.map((line, index) => [line, index + 1]))
    return english.map(({ msgid: id, msgstr, extractedComments }) => {
      const line = places.get(`msgctxt "${id}"`) ?? places.get(`msgid "${id}"`) ?? 1
      const { msgstr: [text = ''] = [], flags, previous } = entries.get(id) ?? {}
      const own = { file, line, language, id, text, isFuzzy: flags?.['fuzzy'] === true, previous }
      return { ...own, english: msgstr[0] ?? '', note: extractedComments.join(' ') }
    })
  })
}

/**
 * Like readCatalogs, for commands: prints a sentence and exits if a catalog is invalid, or lacks entries of the last run
 * because a tool saved only a part of it.
 */
export function readCatalogsOrStop(root: string): Text[] {
  try {
    const known = Array.from(read(join(root, idsFile)).matchAll(/^ {2}\| '(.+)'$/gm), ([, id = '']) => id)
    // A further language may be new; the English catalog is not.
    const isThere = (language: string) => language === sourceLocale || existsSync(join(root, catalogFile(language)))
    for (const file of locales.filter(isThere).map(catalogFile)) {
      const own = new Set(readCatalog(join(root, file)).items.map(idOf))
      const lacking = known.filter((id) => !own.has(id))
      const some = `${file} lacks ${lacking.length} of ${known.length} entries, such as ${lacking[0]}`
      if (lacking.length > 0)
        throw new Error(`${some}; have the tool save all of them, or restore that file and ${idsFile} with git`)
    }
    return readCatalogs(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
