import { getPluralFormsHeader, type PoFile } from 'pofile-ts'

type Header = Pick<PoFile, 'headers' | 'headerOrder'>

/**
 * The header of a catalog: gettext's own fields in gettext's own order, which Poedit and Weblate write too, and behind
 * them those of other tools in alphabetical order. A field keeps what the last tool wrote, but for those that follow from
 * the language and the file format. No field gets a date from us, or every run would change the file.
 */
export function headerOf(language: string, existing: Header | undefined): Header {
  const before = existing?.headers ?? {}
  const standard = standardFields(language, before)
  const others = Object.keys(before).filter((name) => !(name in standard))
  const headers = { ...before, ...standard }
  return { headers, headerOrder: [...Object.keys(standard), ...others.toSorted()] }
}

/** What gettext checks and PO tools rely on. The empty fields are the translator's; msgfmt wants them to be there. */
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
