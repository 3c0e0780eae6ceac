import { getPluralFormsHeader, type PoFile } from 'pofile-ts'

/**
 * The header of a catalog: gettext's fields in its order, as Poedit and Weblate write them, then those of other tools by
 * name. Values stay, except those of the format; empty ones are for the translator. Undated, or each run changed the file.
 */
export function headerOf(
  language: string,
  { headers }: Pick<PoFile, 'headers'>,
): Pick<PoFile, 'headers' | 'headerOrder'> {
  const empty = ['Report-Msgid-Bugs-To', 'POT-Creation-Date', 'PO-Revision-Date', 'Last-Translator', 'Language-Team']
  const standard = {
    'Project-Id-Version': headers['Project-Id-Version'] || 'website',
    ...Object.fromEntries(empty.map((name) => [name, headers[name] ?? ''])),
    Language: headers['Language'] || language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': headers['Plural-Forms'] || getPluralFormsHeader(language),
  }
  const others = Object.keys(headers).filter((name) => !(name in standard))
  return { headers: { ...headers, ...standard }, headerOrder: [...Object.keys(standard), ...others.toSorted()] }
}
