import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian asks this program whether a service may be started; 101 means no. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/**
 * The path of a program of this machine; where none is found and the user may, installs Debian's package first.
 * @param {object} program
 * @param {string} program.variable of the environment, which may name the path
 * @param {string[]} program.names that the program has on PATH
 * @param {string[]} [program.places] to look at besides
 * @param {string} program.debianPackage
 * @returns {string | undefined}
 */
export function ensureProgram({ variable, names, places = [], debianPackage }) {
  const find = () => {
    const folders = (process.env.PATH ?? '').split(delimiter)
    const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
    return [process.env[variable], ...onPath, ...places].find((file) => file && isExecutable(file))
  }
  const found = find()
  if (found || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return found
  console.log(`Installing the package ${debianPackage} …`)
  install(debianPackage)
  return find()
}

/** Installs a package; a server that it may bring is not started. */
function install(debianPackage) {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  // A listener keeps Ctrl-C, which ends apt-get, from ending this process before it has cleared up.
  const stay = () => {}
  process.on('SIGINT', stay)
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ].map((args) => spawnSync('apt-get', args, quiet))
  process.off('SIGINT', stay)
  if (isOurs) rmSync(servicePolicy)
  if (steps.some(({ signal }) => signal === 'SIGINT')) process.exit(130)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
