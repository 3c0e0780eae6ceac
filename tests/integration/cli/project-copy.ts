import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { copyProject } from '../../support/copy-project.ts'

const tools = resolve(import.meta.dirname, '../../../node_modules/.bin')

/** A copy of the project in a folder of its own, in which a test may change and run everything. Files are named from its root. */
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

  /** Changes a file; throws where that changes nothing. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file)
    const after = change(before)
    if (after === before) throw new Error(`${file} does not hold what the test changes`)
    this.write(file, after)
  }

  /** Replaces a piece of a file, which has to be there exactly once. */
  replace(file: string, from: string, to: string): void {
    const [before, after, ...more] = this.read(file).split(from)
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`${file} has not one "${from}"`)
    this.write(file, before + to + after)
  }

  /** Remembers files as they are; the answer brings them back, so that no test finds what another one has left. */
  remember(...files: string[]): () => void {
    const before = files.map((file) => [file, this.read(file)] as const)
    return () => {
      for (const [file, text] of before) this.write(file, text)
    }
  }

  /** Runs one of the project's tools in the copy, as a terminal does; `output` is all that it printed. Never throws. */
  run(program: string, ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      // Without the variables of the test runner, by which Lingui and the build would take themselves for tests.
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
