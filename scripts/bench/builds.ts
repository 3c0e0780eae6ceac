import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBuiltSite } from '../../pipeline/built-site.ts'
import { startBackend } from '../../server/backend/backend.ts'
import { openLastBuild, serve } from '../../server/serve.ts'

/** Builds the checkout in a folder for the embedded backend. */
export function build(folder: string): void {
  run('node', ['pipeline/build.ts', '--mode', 'embedded'], folder)
}

/** Serves the built site of a checkout, compressed as a host would, with a backend in memory; returns its URL. */
export async function serveBuild(folder: string, opened: AsyncDisposableStack): Promise<string> {
  const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
  opened.defer(() => backend.close())
  const served = await serve({ backend, port: 0, site: openLastBuild(join(folder, 'dist'), readBuiltSite(folder)) })
  opened.defer(() => served.close())
  return served.url
}

/** Builds another commit with the installed packages in a temporary folder, and serves it; returns its URL. */
export async function serveCommit(commit: string, opened: AsyncDisposableStack): Promise<string> {
  const root = resolve('.')
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  opened.defer(() => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  })
  run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit], root)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  build(folder)
  return serveBuild(folder, opened)
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
