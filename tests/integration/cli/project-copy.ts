import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { copyProject } from '../../support/copy-project.ts'

const tools = resolve(import.meta.dirname, '../../../node_modules/.bin')

/** A sandbox copy of the project that a test can change and run. File paths are relative to its root. */
export class ProjectCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'novamesa-copy-'))

  constructor() {
    copyProject(this.folder)
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  /** Changes a file; throws when the content stays the same. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file)
    const after = change(before)
    if (after === before) throw new Error(`${file} does not contain what the test changes`)
    this.write(file, after)
  }

  /** Replaces a string that must occur exactly once in a file. */
  replace(file: string, from: string, to: string): void {
    const [before, after, ...more] = this.read(file).split(from)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} must contain "${from}" once`)
    this.write(file, before + to + after)
  }

  remove(file: string): void {
    rmSync(join(this.folder, file))
  }

  /** Saves the content of files and returns a function that restores it, so that tests do not affect each other. */
  remember(...files: string[]): () => void {
    const before = files.map((file) => [file, this.read(file)] as const)
    return () => {
      for (const [file, text] of before) this.write(file, text)
    }
  }

  /** Runs a project tool in the sandbox, as from a terminal. `output` is stdout and stderr combined. Never throws. */
  run(program: string, ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      // Leaves out the variables of the test runner, which would switch Lingui and the build to test mode.
      env: {
        PATH: `${tools}${delimiter}${process.env['PATH']}`,
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        NO_COLOR: '1',
      },
    })
    return { status, output: stdout + stderr }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
