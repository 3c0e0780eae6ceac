// `node scripts/launch.mjs site|all <program> [arguments]`: how every script of package.json starts. It installs the packages that
// are missing, of the site or of everything, and runs the program. Plain JavaScript for any Node from 20 on, because it runs
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? '.', '..')
const env = {
  NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
  ...process.env,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH}`,
}
const [needed, program = '', ...args] = process.argv.slice(2)

const wanted = packagesIn('package-lock.json')
// What npm itself has written about the packages that are really there, whoever installed them.
const installed = packagesIn('node_modules/.package-lock.json')
const unneeded = needed === 'site' ? ['dev', 'devOptional', 'optional'] : ['optional']
const isMissing = ([path, entry]) =>
  path !== '' && !unneeded.some((flag) => entry[flag]) && installed[path]?.version !== entry.version
if (Object.entries(wanted).some(isMissing)) install()
start()

/** Adds packages; those that somebody has installed stay, so development packages are left out only while there are none. */
function install() {
  const isSiteOnly = needed === 'site' && !Object.values(installed).some(({ dev }) => dev)
  console.log(`Installing the packages of ${isSiteOnly ? 'the site' : 'the site, tests and checks'} (half a minute) …`)
  const command = existsSync(`${root}/node_modules`) ? ['install', '--no-save'] : ['ci']
  const packages = isSiteOnly ? '--omit=dev' : '--include=dev'
  const options = { cwd: root, stdio: 'inherit', env }
  const { status } = spawnSync('npm', [...command, packages, '--prefer-offline', '--loglevel=error'], options)
  if (status !== 0) process.exit(status ?? 1)
  // What the install script of the package `node` leaves behind: 68 MB, which npm would remove with its next installation.
  rmSync(`${root}/node_modules/node/node_modules`, { recursive: true, force: true })
}

function start() {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env })
  // The terminal sends Ctrl-C to both processes; the other signals only reach this one and are passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  child.on('error', () => console.error(`${program} does not start: run \`npm ci\`.`))
  child.on('close', (code) => process.exit(code < 0 ? 1 : (code ?? 1)))
}

/** @returns {Record<string, { version?: string, dev?: boolean }>} */
function packagesIn(file) {
  return existsSync(`${root}/${file}`) ? JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages : {}
}
