import { cpSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Generated files, installed packages, screenshot baselines, and env files that may contain keys. */
const excluded =
  /^(node_modules|dist|dist-hosts|\.prerender|\.cache|\.git|\.data|test-results|tests\/visual\/baselines|\.env(?!\.embedded).*)$/

/**
 * Copies the project into an empty folder, where tests can change and build it. Its node_modules is a symlink, or missing as
 * in a fresh clone.
 */
export function copyProject(folder: string, packages: 'linked' | 'missing' = 'linked'): void {
  cpSync(root, folder, { recursive: true, filter: (from) => !excluded.test(relative(root, from)) })
  if (packages === 'linked') symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
