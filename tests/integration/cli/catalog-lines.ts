/** The line number of an entry's translation in a catalog, starting at 1. */
export function lineOf(catalog: string, id: string): number {
  const lines = catalog.split('\n')
  const start = lines.findIndex((line) => line === `msgctxt "${id}"` || line === `msgid "${id}"`)
  return lines.findIndex((line, index) => index > start && line.startsWith('msgstr ')) + 1
}
