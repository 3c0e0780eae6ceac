import { toTable } from '../../server/backend/print-rows.ts'
import { locales } from '../../src/i18n/locales.ts'
import { byPage, coverage, type Coverage } from './coverage.ts'
import { readCatalogsOrStop } from './catalogs.ts'
import { lint } from './lint/lint.ts'
import type { Text } from './lint/text.ts'
import { renderSite } from './rendered-site.ts'

/** `node scripts/i18n/report.ts`: the translation progress of each language, in total and per page. */
const root = process.cwd()
const texts = readCatalogsOrStop(root)
const findings = lint(texts)
const placed = byPage(texts, await idsOfPages(texts))

console.log(table('Total', new Map([['', texts]])))
console.log(table('By page', placed))
console.log('A message on several pages counts on each of them.')
// The devtools client of TanStack Form, which the pages load, keeps the process running for another five seconds.
process.exit()

/** The ids of the messages on each page. Pages are rendered with ids as messages, because the text does not matter. */
async function idsOfPages(known: readonly Text[]): Promise<Map<string, Set<string>>> {
  const site = await renderSite(root, Object.fromEntries(known.map(({ id }) => [id, [id]])))
  const ids = new Map<string, Set<string>>()
  for (const { path } of site.pages) {
    const rendered = await Promise.all(locales.map((locale) => site.render(path, locale)))
    ids.set(path, new Set(rendered.flatMap(({ messages }) => Object.keys(messages))))
  }
  await site.close()
  return ids
}

function table(title: string, groups: ReadonlyMap<string, readonly Text[]>): string {
  const head = [title, 'language', 'messages', 'words', 'missing', 'fuzzy', 'findings', 'done']
  const rows = [...groups].flatMap(([name, group]) =>
    coverage(group, findings).map((row, index) => [index === 0 ? name : '', ...cells(row)]),
  )
  return `${toTable([head, ...rows], process.stdout.columns ?? 100)}\n`
}

function cells({ language, texts: count, words, missing, fuzzy, findings: found, done }: Coverage): string[] {
  return [language, ...[count, words, missing, fuzzy, found].map(String), `${done} %`]
}
