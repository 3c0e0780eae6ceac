import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** What the commands about words work on. */
const parts = [
  'src',
  'locales',
  'tooling',
  'public',
  'index.html',
  'lingui.config.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of the site in which a test may change the decks and run the commands of a translator. */
export interface SiteCopy {
  folder: string
  read(path: string): string
  write(path: string, text: string): void
  /** Replaces a piece of a file, which has to be there exactly once. */
  change(path: string, from: string, to: string): void
  /** Runs a program of `tooling/words` as `npm run` would; never throws. */
  run(program: 'sync.ts' | 'check.ts', ...args: string[]): { status: number | null; output: string }
  /** The line of an entry's translation in a deck, from 1. */
  lineOf(path: string, id: string): number
  remove(): void
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-site-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  return {
    folder,
    read,
    write,
    change(path, from, to) {
      const [before, after, ...more] = read(path).split(from)
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`${path} has not one "${from}"`)
      write(path, before + to + after)
    },
    run(program, ...args) {
      const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
      const { status, stdout, stderr } = spawnSync(process.execPath, [`tooling/words/${program}`, ...args], {
        cwd: folder,
        // Lingui looks for its own sources where it believes to be under test.
        env: { ...process.env, PATH: path, NO_COLOR: '1', NODE_ENV: 'production', VITEST: undefined },
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    },
    lineOf(path, id) {
      const lines = read(path).split('\n')
      const start = lines.findIndex((line) => line === `msgctxt "${id}"` || line === `msgid "${id}"`)
      return lines.findIndex((line, index) => index > start && line.startsWith('msgstr ')) + 1
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
