import { join, relative } from 'node:path'
import { parsePo, stringifyPo, type PoItem } from 'pofile-ts'
import * as v from 'valibot'
import type { ProjectCopy } from './project-copy.ts'

/** Gives every entry of a deck that has no text the one that `write` makes of it. */
export function fillDeck(copy: ProjectCopy, locale: string, write: (item: PoItem) => string): void {
  const file = `locales/${locale}/translation.po`
  const deck = parsePo(copy.read(file))
  const items = deck.items.map((item) => (item.msgstr.some(Boolean) ? item : { ...item, msgstr: [write(item)] }))
  copy.write(file, stringifyPo({ ...deck, items }, { foldLength: 0 }))
}

const Report = v.object({
  testResults: v.array(
    v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string(), title: v.string() })) }),
  ),
})

/** The tests that failed in the copy by the runner's `report.json`, as documents name them: file and title. */
export function failedTests(copy: ProjectCopy): Set<string> {
  const { testResults } = v.parse(Report, JSON.parse(copy.read('report.json')))
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => `${relative(join(copy.folder, 'tests'), name)} "${title}"`),
  )
  return new Set(failed)
}
