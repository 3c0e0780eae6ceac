import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readBuiltSite } from '../../pipeline/built-site.ts'
import { startBackend } from '../../server/backend/backend.ts'
import { openLastBuild, serve } from '../../server/serve.ts'

/** Builds the checkout in a folder for the embedded backend; earlier commits have their tools in another folder. */
export function build(folder: string): void {
  const tools = existsSync(join(folder, 'pipeline')) ? 'pipeline' : 'build'
  run('node', [`${tools}/build.ts`, '--mode', 'embedded'], folder)
}

/** Serves the built site of a checkout, compressed as a host would, with a backend in memory; returns its URL. */
export async function serveBuild(folder: string, opened: AsyncDisposableStack): Promise<string> {
  const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
  opened.defer(() => backend.close())
  const served = await serve({ backend, port: 0, site: openLastBuild(join(folder, 'dist'), readBuiltSite(folder)) })
  opened.defer(() => served.close())
  return served.url
}

/** Builds another commit with its own packages and server in a temporary folder; returns its URL. */
export async function serveCommit(commit: string, opened: AsyncDisposableStack): Promise<string> {
  const root = resolve('.')
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  opened.defer(() => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  })
  run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit], root)
  run('npm', ['ci', '--silent'], folder)
  build(folder)
  const port = 4573
  const env = { ...process.env, PORT: String(port), NOVAMESA_DATA: join(folder, '.data') }
  const server = spawn('node', ['server/start.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  opened.defer(() => void server.kill())
  const url = `http://localhost:${port}`
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))) await setTimeout(200)
  if (server.exitCode !== null) throw new Error(`The server of ${commit} does not start`)
  return url
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
