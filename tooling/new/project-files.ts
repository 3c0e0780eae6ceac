import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales } from '../../src/i18n/locales.ts'
import { allOrNothing, replaceFile } from './all-or-nothing.ts'

export const root = resolve(import.meta.dirname, '../..')

/** The copy deck of a language, from the root of the project. */
export function deckOf(locale: string): string {
  return `locales/${locale}/translation.po`
}

/** A file of the project as text, by its path from the root. */
export function readProjectFile(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/**
 * Writes modules of the project in its format, then brings the copy decks in step with them; all or nothing. `created`
 * names files and folders that come into being on the way. Throws with what the program says that failed.
 */
export function writeInStep(texts: ReadonlyMap<string, string>, created: readonly string[] = []): void {
  const touched = [...texts.keys(), ...locales.map(deckOf), 'src/i18n/message-ids.gen.ts', ...created]
  allOrNothing(
    touched.map((file) => join(root, file)),
    () => {
      for (const [file, text] of texts) replaceFile(join(root, file), text)
      run('oxfmt', [...texts.keys()])
      run('node', ['tooling/words/sync.ts'])
    },
  )
}

/** Runs a program of the project; throws what it says when it fails. */
function run(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`\`${[program, ...args].join(' ')}\` failed:\n${stdout ?? ''}${stderr ?? ''}`)
}
