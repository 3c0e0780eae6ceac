import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {object} Program
 * @property {string} variable of the environment that may name its path, and that tells tests where it is
 * @property {string[]} names that it has on PATH
 * @property {string[]} [places] to look at besides PATH
 * @property {string} debianPackage
 * @property {boolean} [required] whether nothing works without it
 */

/** The programs of the machine that tests and benchmarks use. @type {Record<string, Program>} */
export const programs = {
  browser: {
    variable: 'BROWSER_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackage: 'chromium',
    required: true,
  },
  // Chromium without windows needs less of the processor; the tests use `browser` where it is missing.
  headlessShell: {
    variable: 'HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  // Tests that need it say so and are skipped where it is missing.
  nginx: {
    variable: 'NGINX_PATH',
    names: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    debianPackage: 'nginx-light',
  },
}

/** Debian asks this program whether a service may be started; 101 means no. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/**
 * The path of a program. Where it is missing and the user is root on Debian, its package is installed first. Ends the
 * process when a required program cannot be had.
 * @param {Program} program
 * @returns {string | undefined}
 */
export function findOrInstall(program) {
  const found = find(program) ?? (canInstall() ? install(program) : undefined)
  if (found || !program.required) return found
  console.error(
    `${program.names[0]} was not found on PATH. Debian: apt-get install ${program.debianPackage}. ` +
      `Or set its path in ${program.variable}.`,
  )
  return process.exit(1)
}

/** @param {Program} program */
function find({ variable, names, places = [] }) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env[variable], ...onPath, ...places].find((file) => file && isExecutable(file))
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Installs a program's package without starting a service that it may bring.
 * @param {Program} program
 */
function install(program) {
  console.log(`Installing the package ${program.debianPackage} …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  // Without a listener Ctrl-C would end this process before it has removed the policy.
  const stay = () => {}
  process.on('SIGINT', stay)
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', program.debianPackage],
  ].map((args) => spawnSync('apt-get', args, quiet))
  process.off('SIGINT', stay)
  if (isOurs) rmSync(servicePolicy)
  if (steps.some(({ signal }) => signal === 'SIGINT')) process.exit(130)
  return find(program)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
