import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { copyProject } from '../../support/copy-project.ts'

/** How a command ended; `status` is null after Ctrl-C, `page` the status of the page that it served. */
export interface Ended {
  status: number | null
  output: string
  page: number | undefined
}

interface Lockfile {
  packages: Record<string, { version?: string; dev?: boolean }>
}

const root = resolve(import.meta.dirname, '../../..')
const readLockfile = (file: string): Lockfile => JSON.parse(readFileSync(file, 'utf8'))

/** A project in a folder of its own, by default a copy of this one without packages, and commands in it as from a terminal. */
export class FreshClone implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'novamesa-clone-'))

  constructor(fill: (folder: string) => void = (folder) => copyProject(folder, 'missing')) {
    fill(this.#folder)
  }

  /** Adds the packages that npm would install, as links to those of this project, because unpacking them takes a minute. */
  addPackages(needed: 'site' | 'all'): void {
    const file = 'node_modules/.package-lock.json'
    const { packages, ...lockfile } = readLockfile(join(root, file))
    const isWanted = ({ dev }: { dev?: boolean }) => needed === 'all' || !dev
    const wanted = Object.fromEntries(Object.entries(packages).filter(([, entry]) => isWanted(entry)))
    // Caches stay separate, because programs change them in place.
    const own = readdirSync(join(root, 'node_modules')).filter((name) => name.startsWith('.') && name !== '.bin')
    const skipped = [...own.map((name) => `node_modules/${name}`), ...Object.keys(packages)].filter(
      (path) => !(path in wanted),
    )
    const from = join(root, 'node_modules')
    linkFolder(from, join(this.#folder, 'node_modules'), new Set(skipped.map((path) => join(root, path))))
    writeFileSync(join(this.#folder, file), JSON.stringify({ ...lockfile, packages: wanted }))
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
        const [, url] = /(?:running|Stories): (http\S+)\n/.exec(output) ?? []
        if (url) page ??= fetch(url, { headers: { accept: 'text/html' } }).finally(interrupt)
      })
    }
    const [status]: (number | null)[] = await ended
    return { status: status ?? null, output, page: (await page)?.status }
  }

  /** The paths of the packages that npm knows and that are there. */
  packages(): string[] {
    const { packages } = readLockfile(join(this.#folder, 'node_modules/.package-lock.json'))
    return Object.keys(packages).filter((path) => existsSync(join(this.#folder, path, 'package.json')))
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Writes a project that starts programs as this one does, but with two packages only, one of them for development. */
export function writeTinyProject(folder: string): void {
  const { packages, ...lockfile } = readLockfile(join(root, 'package-lock.json'))
  const entries = Object.entries(packages).filter(([path]) => tinyPackages.includes(path))
  const dependenciesOf = (isDev: boolean) =>
    Object.fromEntries(
      entries.flatMap(([path, { dev = false, version }]) =>
        dev === isDev ? [[path.replace('node_modules/', ''), version]] : [],
      ),
    )
  const manifest = { name: 'tiny', dependencies: dependenciesOf(false), devDependencies: dependenciesOf(true) }
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content))
  write('package.json', manifest)
  write('package-lock.json', { ...lockfile, packages: { '': manifest, ...Object.fromEntries(entries) } })
  for (const file of ['scripts/launch.mjs', '.npmrc']) cpSync(join(root, file), join(folder, file))
}

/** The packages of the tiny project, which have no dependencies: one of the site, one for development. */
export const tinyPackages = ['node_modules/@fontsource/instrument-sans', 'node_modules/axe-core']

/** Copies what is missing of a folder, its files as hard links where both folders are on one disk. */
function linkFolder(from: string, to: string, skipped: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (skipped.has(source)) continue
    if (entry.isDirectory()) linkFolder(source, target, skipped)
    else if (!lstatSync(target, { throwIfNoEntry: false })) linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  }
}
