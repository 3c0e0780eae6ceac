import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, resolve as resolvePath } from 'node:path'
import { parsePo, stringifyPo, type PoItem } from 'pofile-ts'
import * as v from 'valibot'
import { copyProject } from '../../tooling/bench/tenfold.ts'

const tools = resolvePath(import.meta.dirname, '../../node_modules/.bin')

/** A copy of the project in a folder of its own, with the same dependencies. */
export interface ProjectCopy {
  folder: string
  /** Runs one of the project's tools in the copy. */
  run: (program: string, ...args: string[]) => Promise<{ ok: boolean; said: string }>
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Every source and copy deck by its path, to see whether anything has changed. */
  sources: () => Record<string, string>
  /** Removes a file, or the whole copy. */
  remove: (file?: string) => void
}

export function copyOfProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-copy-'))
  copyProject(folder, 1)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    folder,
    read,
    write: (file, text) => writeFileSync(join(folder, file), text),
    run(program, ...args) {
      // Without the variables of the test runner, by which a build would take itself for a test.
      const env = { PATH: `${tools}${delimiter}${process.env['PATH']}`, HOME: folder }
      return new Promise((resolve) => {
        execFile(program, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
          resolve({ ok: !error, said: `${stdout}${stderr}` }),
        )
      })
    },
    sources() {
      const files = ['src', 'locales'].flatMap((part) =>
        readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
      )
      return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
    },
    remove: (file = '') => rmSync(join(folder, file), { recursive: true, force: true }),
  }
}

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
