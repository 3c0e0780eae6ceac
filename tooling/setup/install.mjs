// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { ensureHooks } from './hooks.mjs'

const root = resolve(import.meta.dirname ?? '.', '../..')
const mark = join(root, 'node_modules/.installed-lock')

/** Installs the dependencies and the hooks unless those of this very lockfile are there. Ends the process when that fails. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing dependencies (about a minute) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, lock)
  ensureHooks(root)
}

/**
 * Runs a command with the project's own tools first on PATH, Node 24 among them. Ends the process when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...projectEnv(), ...env } })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** The environment in which the project's tools come first, and Node keeps what it has compiled of them. */
export function projectEnv() {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  }
}
