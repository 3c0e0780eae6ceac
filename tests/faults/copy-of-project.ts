import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const folders = ['src', 'tooling', 'tests', 'locales', 'supabase', 'docs']

/** What a check of the copy said: the gates that failed, and for each what it printed, from its name to its verdict. */
export interface Verdict {
  failed: string[]
  said: ReadonlyMap<string, string>
  lastLine: string
}

/** A copy of all that the gates look at, to be broken; it shares the installed packages. */
export class CopyOfProject implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'novamesa-faults-'))

  constructor() {
    const settings = readdirSync(root, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.env',
    )
    for (const name of [...folders, ...settings.map((entry) => entry.name)]) {
      cpSync(join(root, name), join(this.path, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.png'),
      })
    }
    symlinkSync(join(root, 'node_modules'), join(this.path, 'node_modules'))
  }

  /** Writes a new file. */
  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true })
    writeFileSync(join(this.path, file), text)
  }

  /** Changes a file; throws where that would change nothing. */
  edit(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.path, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${file} does not hold what the fault changes`)
    this.write(file, after)
  }

  /** Asks gates by their names; without a name all that `npm run check` asks. */
  check(...gates: string[]): Verdict {
    const { stdout, stderr } = spawnSync('node', ['tooling/check/check.ts', ...gates], {
      cwd: this.path,
      encoding: 'utf8',
      // Not Vitest's: Lingui takes another way where it sees a test.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    })
    const said = new Map(
      [...stdout.matchAll(/^── ([\w-]+)\n([\s\S]*?^── \1: FAILED.*)$/gm)].map(([, name = '', text = '']) => [
        name,
        text,
      ]),
    )
    return { failed: [...said.keys()], said, lastLine: (stdout + stderr).trim().split('\n').at(-1) ?? '' }
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true })
  }
}
