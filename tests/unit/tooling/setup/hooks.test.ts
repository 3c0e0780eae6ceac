import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const project = resolve(import.meta.dirname, '../../../..')
const hooks = join(project, 'tooling/setup/hooks.mjs')
const hasGit = spawnSync('git', ['--version']).status === 0

/** A folder that knows nothing of the settings of whoever runs the tests; Git's own variables are left out, too. */
function folder() {
  const path = mkdtempSync(join(tmpdir(), 'novamesa-hooks-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const env = { PATH: process.env['PATH'], HOME: path, GIT_CONFIG_NOSYSTEM: '1', npm_config_update_notifier: 'false' }
  const run = (command: string, args: string[], more = {}) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: path,
      encoding: 'utf8',
      env: { ...env, ...more },
    })
    return { status, printed: stdout + stderr }
  }
  return {
    path,
    git: (...args: string[]) => run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]),
    install: (more = {}) =>
      run('node', ['-e', `import(${JSON.stringify(hooks)}).then((m) => m.ensureHooks(${JSON.stringify(path)}))`], more),
  }
}

/** A checkout whose `npm run check` only remembers what it was asked, and ends with `code`. */
function checkout(code: number) {
  const made = folder()
  cpSync(join(project, '.githooks'), join(made.path, '.githooks'), { recursive: true })
  const remember = `require('fs').writeFileSync('asked', process.argv.slice(1).join(' ')); process.exit(${code})`
  writeFileSync(join(made.path, 'package.json'), JSON.stringify({ scripts: { check: `node -e "${remember}" --` } }))
  mkdirSync(join(made.path, 'node_modules'))
  made.git('init')
  made.git('config', 'core.hooksPath', '.githooks')
  made.git('add', 'package.json')
  return made
}

describe.skipIf(!hasGit)('The hooks of the project', () => {
  test('are turned on in a checkout, with a word about it', () => {
    const { git, install } = folder()
    git('init')
    expect(install()).toMatchObject({ status: 0, printed: expect.stringContaining('--no-verify') })
    expect(git('config', 'core.hooksPath').printed).toBe('.githooks\n')
    expect(install().printed, 'a second time').toBe('')
  })

  test.each(['--local', '--global'])('never take the place of hooks that somebody has set with %s', (scope) => {
    const { git, install } = folder()
    git('init')
    git('config', scope, 'core.hooksPath', '/their/hooks')
    expect(install()).toEqual({ status: 0, printed: '' })
    expect(git('config', 'core.hooksPath').printed).toBe('/their/hooks\n')
  })

  test('stay away from a copy without Git, and from a server that only tests', () => {
    const { git, install } = folder()
    expect(install()).toEqual({ status: 0, printed: '' })
    git('init')
    expect(install({ CI: 'true' })).toEqual({ status: 0, printed: '' })
    expect(git('config', 'core.hooksPath').status).toBe(1)
  })
})

describe.skipIf(!hasGit)('Before a commit', () => {
  test('format, lint and types are asked, and a good one is made', () => {
    const { git, path } = checkout(0)
    expect(git('commit', '-m', 'Good').status).toBe(0)
    expect(readFileSync(join(path, 'asked'), 'utf8')).toBe('format lint types')
  })

  test('a bad one is refused, unless one says --no-verify', () => {
    const { git } = checkout(1)
    expect(git('commit', '-m', 'Bad').status).not.toBe(0)
    expect(git('log').status).not.toBe(0)
    expect(git('commit', '--no-verify', '-m', 'Bad').status).toBe(0)
  })

  test('nothing is asked of a checkout where nothing is installed', () => {
    const { git, path } = checkout(1)
    rmSync(join(path, 'node_modules'), { recursive: true })
    expect(git('commit', '-m', 'First')).toMatchObject({ status: 0, printed: expect.stringContaining('not checked') })
  })
})
