import { toTable } from '../../server/backend/print-rows.ts'
import { locales } from '../../src/i18n/locales.ts'
import { pages } from '../../build/pages.ts'
import { byPage, coverage, type Coverage } from './coverage.ts'
import { readCatalogsOrStop } from './catalogs.ts'
import { lint } from './lint/lint.ts'
import type { Text } from './lint/text.ts'
import { renderSite } from './rendered-site.ts'

/** `node scripts/i18n/report.ts`: how far each language is, in all and page by page. */
const root = process.cwd()
const texts = readCatalogsOrStop(root)
const findings = lint(texts)
const placed = byPage(texts, await idsOfPages(texts))

console.log(table('In all', new Map([['', texts]])))
console.log(table('Page by page', placed))
console.log('A text that several pages show counts on each of them.')
// The devtools client of TanStack Form, which the pages load, keeps a process hydrated for five seconds more.
process.exit()

/** The ids that each page carries, which do not depend on what the texts say: so ids stand in for texts. */
async function idsOfPages(known: readonly Text[]): Promise<Map<string, Set<string>>> {
  const site = await renderSite(root, Object.fromEntries(known.map(({ id }) => [id, [id]])))
  const ids = new Map<string, Set<string>>()
  for (const path of pages) {
    const carried = await Promise.all(locales.map((locale) => site.render(path, locale)))
    ids.set(path, new Set(carried.flatMap(({ messages }) => Object.keys(messages))))
  }
  await site.close()
  return ids
}

function table(title: string, groups: ReadonlyMap<string, readonly Text[]>): string {
  const head = [title, 'language', 'texts', 'words', 'missing', 'fuzzy', 'findings', 'done']
  const rows = [...groups].flatMap(([name, group]) =>
    coverage(group, findings).map((row, index) => [index === 0 ? name : '', ...cells(row)]),
  )
  return `${toTable([head, ...rows], process.stdout.columns ?? 100)}\n`
}

function cells({ language, texts: count, words, missing, fuzzy, findings: found, done }: Coverage): string[] {
  return [language, ...[count, words, missing, fuzzy, found].map(String), `${done} %`]
}
