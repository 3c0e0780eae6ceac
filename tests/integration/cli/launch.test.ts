import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const launcher = resolve(import.meta.dirname, '../../../scripts/launch.mjs')
const server = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit())
  setInterval(() => undefined, 1000)
  console.log(process.ppid, process.env.no_proxy)`

/** Makes a project with the launcher, a server, and what npm has noted of its packages; returns its folder. */
function makeProject(name = 'project', { wanted = {}, installed = {} } = {}): string {
  const parent = mkdtempSync(join(tmpdir(), 'novamesa-launch-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, name)
  for (const part of ['scripts', 'node_modules']) mkdirSync(join(folder, part), { recursive: true })
  cpSync(launcher, join(folder, 'scripts/launch.mjs'))
  writeFileSync(join(folder, 'server.mjs'), server)
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content))
  write('package.json', { scripts: { start: 'node scripts/launch.mjs site node server.mjs' } })
  write('package-lock.json', { packages: wanted })
  write('node_modules/.package-lock.json', { packages: installed })
  return folder
}

/** Runs the launcher of a project, with options of Node before it. */
function launch(cwd: string, options: string[] = [], program = ['node', '-p', '1'], user = {}) {
  const parameters = [...options, 'scripts/launch.mjs', 'site', ...program]
  return spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8', ...user })
}

test.each(["O'Neil", 'C#1', 'x?y', 'a:b', 'a*b'])('A folder that the tools cannot read is named: %s', (name) => {
  const cwd = makeProject(name)
  const { status, stderr } = launch(cwd)
  expect([status, stderr.split('\n').length]).toEqual([1, 2])
  expect(stderr).toContain(`The folder ${cwd} has "${/[^\w]/.exec(name)?.[0]}" in its name`)
})

test('A folder that cannot be written is named', () => {
  const cwd = makeProject()
  chmodSync(join(cwd, '..'), 0o755)
  chmodSync(cwd, 0o555)
  // Nothing is read-only for the administrator.
  const { stderr } = launch(cwd, [], undefined, process.getuid?.() === 0 ? { uid: 65_534 } : {})
  chmodSync(cwd, 0o755)
  expect(stderr).toBe(
    `The folder ${cwd} cannot be written: make it yours, or copy the project to where you may write.\n`,
  )
})

const other = process.platform === 'darwin' ? 'linux' : 'darwin'
/** A module that makes another process of this one. */
const pretend = (name: string, value: object | string) =>
  `data:text/javascript,Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} })`
const oldNode = pretend('versions', { node: '20.1.0' })
test.each([
  ['of another system', { 'node_modules/a': { os: [other] } }, {}, 'node_modules is of another machine ('],
  ['of another processor', { 'node_modules/a': { cpu: ['mips'] } }, {}, 'node_modules is of another machine ('],
  ['whose install scripts did not run', {}, { 'node_modules/node': { optional: true } }, 'npm rebuild node'],
])('Packages %s stop a start with a sentence', (_, installed, wanted, sentence) => {
  const cwd = makeProject('ä (1) & 50%', { installed, wanted })
  const { status, stderr } = launch(cwd, ['--import', oldNode])
  expect([status, stderr.split('\n').length]).toEqual([1, 2])
  expect(stderr).toContain(sentence)
})

test('Where the own Node cannot run, as on Alpine, a new Node of the machine does its work, and an old one says so', () => {
  const cwd = makeProject('project', { wanted: { 'node_modules/node': { optional: true } } })
  const bin = join(cwd, 'node_modules/node/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'node'), '#!/no/such/loader', { mode: 0o755 })
  mkdirSync(join(cwd, 'node_modules/.bin'))
  symlinkSync('../node/bin/node', join(cwd, 'node_modules/.bin/node'))
  const shell = ['sh', '-c', 'node -p 1']
  expect(launch(cwd, [], shell)).toMatchObject({ status: 0, stdout: '1\n', stderr: '' })
  const { status, stderr } = launch(cwd, ['--import', oldNode], shell)
  expect([status, stderr.split('\n').length]).toEqual([1, 2])
  expect(stderr).toContain("The project's own Node does not run here, and Node 20.1.0 is too old")
})

test('On Windows a start names what it runs on', () => {
  const { status, stdout, stderr } = launch(makeProject(), ['--import', pretend('platform', 'win32')])
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toBe('This project runs on Linux, macOS and WSL, not on Windows itself: use it in WSL.\n')
})

// SIGINT to npm alone reaches nobody: the shell waits for its program, which Ctrl-C reaches, too.
test.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGHUP'],
  ['the launcher', 'SIGTERM'],
  ['the launcher', 'SIGHUP'],
  ['the launcher', 'SIGINT'],
] as const)('%s ends with everything that it started by %s', async (target, signal) => {
  const env = { PATH: process.env['PATH'], NO_PROXY: 'example.com' }
  const npm = spawn('npm', ['--silent', 'start'], {
    cwd: makeProject(),
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const [line]: string[] = await once(npm.stdout.setEncoding('utf8'), 'data')
  const [pid, noProxy] = line?.trim().split(' ') ?? []
  // By the system call: the program `kill` of Debian takes -1234 for -1, which is every process.
  onTestFinished(() => void (npm.pid && isRunning(-npm.pid) && process.kill(-npm.pid, 'SIGKILL')))
  expect(noProxy).toBe('localhost,127.0.0.1,::1,example.com')
  process.kill(target === 'npm' ? Number(npm.pid) : Number(pid), signal)
  // It closes when the last process that has it ends.
  await once(npm.stdout, 'close')
})

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}
