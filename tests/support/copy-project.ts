import { cpSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What commands write, what they install, pictures that nobody compares in a copy, and settings with keys in them. */
const left =
  /^(node_modules|dist|dist-hosts|\.prerender|\.cache|\.git|\.data|bench|shots|test-results|tests\/gallery\/baselines|\.env(?!\.embedded).*)$/

/** Copies the project into an empty folder, to be changed and built there; the copy shares the installed packages. */
export function copyProject(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (from) => !left.test(relative(root, from)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
