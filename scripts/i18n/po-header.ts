import { getPluralFormsHeader, type PoFile } from 'pofile-ts'

type Header = Pick<PoFile, 'headers' | 'headerOrder'>

/**
 * The header of a catalog: the standard gettext fields in gettext's order, as Poedit and Weblate write them, followed
 * by fields of other tools in alphabetical order. Existing values are kept, except those determined by the language and
 * the file format. Dates are never set here, because every run would change the file.
 */
export function headerOf(language: string, existing: Header | undefined): Header {
  const before = existing?.headers ?? {}
  const standard = standardFields(language, before)
  const others = Object.keys(before).filter((name) => !(name in standard))
  const headers = { ...before, ...standard }
  return { headers, headerOrder: [...Object.keys(standard), ...others.toSorted()] }
}

/** The fields that gettext checks and PO tools rely on. Empty fields are for the translator; msgfmt requires them. */
function standardFields(language: string, before: Header['headers']): Record<string, string> {
  return {
    'Project-Id-Version': before['Project-Id-Version'] || 'website',
    'Report-Msgid-Bugs-To': before['Report-Msgid-Bugs-To'] ?? '',
    'POT-Creation-Date': before['POT-Creation-Date'] ?? '',
    'PO-Revision-Date': before['PO-Revision-Date'] ?? '',
    'Last-Translator': before['Last-Translator'] ?? '',
    'Language-Team': before['Language-Team'] ?? '',
    Language: before['Language'] || language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': before['Plural-Forms'] || getPluralFormsHeader(language),
  }
}
