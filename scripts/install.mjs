// Plain JavaScript for any Node from 20 on, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? '.', '..')
const marker = join(root, 'node_modules/.installed')

/**
 * Installs the packages of the lockfile unless they are installed already. Ends the process when that fails.
 * @param {'site' | 'all'} what `site`: what building and serving need; `all`: what tests and checks need as well
 */
export function ensureInstalled(what) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
  if (installed === `${lock} all` || installed === `${lock} ${what}`) return
  console.log(`Installing packages (${what === 'site' ? 'half a minute' : 'a minute'}) …`)
  run('npm', ['ci', ...(what === 'site' ? ['--omit=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(marker, `${lock} ${what}`)
}

/**
 * Runs a command with the project's own Node first on PATH. Ends the process when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...projectEnv(), ...env } })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** The environment in which the project's tools come first on PATH and Node caches compiled modules. */
export function projectEnv() {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  }
}
