import { getPluralFormsHeader, type PoFile } from 'pofile-ts'

type Header = Pick<PoFile, 'headers' | 'headerOrder'>

/**
 * The header of a deck: every field as the last PO tool left it, in its order, and behind them those that PO tools
 * expect and the file has not yet. No field gets a date from us, or every run would change the file.
 */
export function headerOf(language: string, existing: Header | undefined): Header {
  const fields = Object.entries(expected(language))
  const kept = existing?.headerOrder ?? []
  const headerOrder = [...kept, ...fields.map(([name]) => name).filter((name) => !kept.includes(name))]
  const defaults = new Map(fields)
  const headers = headerOrder.map((name) => [name, existing?.headers[name] || defaults.get(name) || ''])
  return { headers: Object.fromEntries(headers), headerOrder }
}

/** What gettext checks and PO tools rely on. The empty fields are the translator's; msgfmt wants them to be there. */
function expected(language: string): Record<string, string> {
  return {
    'Project-Id-Version': 'website',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': getPluralFormsHeader(language),
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
  }
}
