// `node scripts/launch.mjs site|all <program> [arguments]`: how every script of package.json starts. It installs the packages that
// are missing, of the site or of everything, and runs the program. Plain JavaScript for any Node from 20 on, because it runs
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? '.', '..')
// Servers and commands of this machine are never behind a proxy.
const noProxy = ['localhost', '127.0.0.1', '::1', process.env.no_proxy ?? process.env.NO_PROXY].filter(Boolean).join()
const env = {
  NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
  ...process.env,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH}`,
  NO_PROXY: noProxy,
  no_proxy: noProxy,
}
const [needed, program = '', ...args] = process.argv.slice(2)

if (process.platform === 'win32')
  fail('This project runs on Linux, macOS and WSL, not on Windows itself: use it in WSL.')

// Bundlers and Node read these characters in a path as something else.
const [unusable] = /['#?*\n:]/.exec(root) ?? []
if (unusable)
  fail(`The folder ${root} has ${JSON.stringify(unusable)} in its name, which the tools cannot read. Rename it.`)

try {
  for (const folder of [root, `${root}/node_modules`]) if (existsSync(folder)) accessSync(folder, constants.W_OK)
} catch ({ path }) {
  fail(`The folder ${path} cannot be written: make it yours, or copy the project to where you may write.`)
}

const wanted = packagesIn('package-lock.json')
// What npm itself has written about the packages that are really there, whoever installed them.
const installed = packagesIn('node_modules/.package-lock.json')
const isOther = (supported, own) => supported && ![own, 'wasm32'].some((one) => supported.includes(one))
if (Object.values(installed).some(({ os, cpu }) => isOther(os, process.platform) || isOther(cpu, process.arch)))
  fail(`node_modules is of another machine (this one is ${process.platform} ${process.arch}): delete it.`)

// Of optional packages, only those with programs for this machine are needed.
const ownLibrary = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
const unneeded = needed === 'site' ? ['dev', 'devOptional'] : []
const isNeeded = ([path, { optional, os, cpu, libc = [ownLibrary], ...entry }]) =>
  path !== '' &&
  !unneeded.some((flag) => entry[flag]) &&
  (!optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes(ownLibrary)))
const isMissing = ([path, { version }]) =>
  installed[path]?.version !== version || !existsSync(`${root}/${path}/package.json`)
if (Object.entries(wanted).filter(isNeeded).some(isMissing)) await install()

// It is tried, because its file is there also where it cannot run, as on Alpine.
if (spawnSync(`${root}/node_modules/node/bin/node`, ['--version']).status !== 0) {
  if (wanted['node_modules/node'] && Number.parseInt(process.versions.node) < 24)
    fail(
      `The project's own Node does not run here, and Node ${process.versions.node} is too old: ` +
        'run `npm rebuild node --ignore-scripts=false`, or install Node 24.',
    )
  env.PATH = `${dirname(process.execPath)}${delimiter}${env.PATH}`
}
process.exit(await run(program, args, 'inherit'))

/** Adds packages; those that somebody has installed stay, so development packages are left out only while there are none. */
async function install() {
  const isSiteOnly = needed === 'site' && !Object.values(installed).some(({ dev }) => dev)
  console.error(
    `Installing the packages of ${isSiteOnly ? 'the site' : 'the site, tests and checks'} (half a minute) …`,
  )
  // Without npm's own list, an installation was interrupted, and packages may be there in part.
  const command = Object.keys(installed).length > 0 ? ['install', '--no-save'] : ['ci']
  const options = [
    isSiteOnly ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--loglevel=error',
  ]
  // To the standard error, because the standard output may be a file.
  const code = await run('npm', [...command, ...options], ['inherit', 2, 'inherit'])
  if (code !== 0) fail('npm has not installed the packages; its reason is above.')
  // What the install script of the package `node` leaves behind: 68 MB, which npm would remove with its next installation.
  rmSync(`${root}/node_modules/node/node_modules`, { recursive: true, force: true })
}

/** Runs a program until it ends or this process has to; returns its exit code. It starts after the listeners, as none may miss a signal. */
function run(name, parameters, stdio) {
  // The terminal sends Ctrl-C to both processes, `kill` to this one only. Our own programs end once by either; others, such as
  // Vitest, would be cut off by a second signal.
  process.on('SIGINT', () => name === 'node' && child.kill())
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const child = spawn(name, parameters, { cwd: root, stdio, env })
  // npm does not pass every signal on to its shell, nor the shell any to this process.
  const above = ancestors()
  if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== above && child.kill(), 500).unref()
  return new Promise((done) => {
    child.on('error', ({ code }) => fail(`${name} does not start (${code}): run \`npm ci\`.`))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** The processes that started this one: the shell, and npm where the system tells. */
function ancestors() {
  const file = `/proc/${process.ppid}/status`
  return `${process.ppid} ${existsSync(file) && /^PPid:.*/m.exec(readFileSync(file, 'utf8'))}`
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** @returns {Record<string, { version?: string, dev?: boolean, os?: string[], cpu?: string[] }>} */
function packagesIn(file) {
  return existsSync(`${root}/${file}`) ? JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages : {}
}
