import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyProject } from '../../support/copy-project.ts'

/** How a command ended; `status` is null after Ctrl-C, `page` the status of the page that it served. */
export interface Ended {
  status: number | null
  output: string
  page: number | undefined
}

/** A copy of the project without packages, and commands in it as from a terminal; npm uses only its cache. */
export class FreshClone implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'novamesa-clone-'))

  constructor() {
    copyProject(this.#folder, 'missing')
  }

  /** Runs a command until it ends; a server gets a request for its first page and then Ctrl-C. Never rejects. */
  async run(program: string, ...args: string[]): Promise<Ended> {
    const path = (process.env['PATH'] ?? '').split(delimiter)
    const child = spawn(program, args, {
      cwd: this.#folder,
      // A process group of its own gets Ctrl-C as a whole, like in a terminal.
      detached: true,
      env: {
        HOME: process.env['HOME'],
        // Without the tools of this project, because those of the clone have to be found.
        PATH: path.filter((folder) => !folder.includes('node_modules')).join(delimiter),
        PORT: '0',
        NO_COLOR: '1',
        npm_config_offline: 'true',
        npm_config_cache: process.env['npm_config_cache'],
      },
    })
    const ended = once(child, 'close')
    let output = ''
    let page: Promise<Response> | undefined
    const interrupt = () => child.pid && process.kill(-child.pid, 'SIGINT')
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [, url] = /(?:running|development|Stories): (http\S+)\n/.exec(output) ?? []
        if (url) page ??= fetch(url, { headers: { accept: 'text/html' } }).finally(interrupt)
      })
    }
    const [status]: (number | null)[] = await ended
    return { status: status ?? null, output, page: (await page)?.status }
  }

  /** The paths of the packages that npm knows and that are there. */
  packages(): string[] {
    return installedIn(this.#folder)
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** The paths of the packages that npm has installed in a project. */
export function installedIn(project: string): string[] {
  const { packages }: { packages: object } = JSON.parse(
    readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'),
  )
  return Object.keys(packages).filter((path) => existsSync(join(project, path, 'package.json')))
}
