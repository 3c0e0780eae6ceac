import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBuiltSite } from '../../build/built-site.ts'
import { startBackend } from '../../server/backend/backend.ts'
import { openLastBuild, serve } from '../../server/serve.ts'

/** Builds the checkout in a folder for the embedded backend. */
export function build(folder: string): void {
  run('node', ['build/build.ts', '--mode', 'embedded'], folder)
}

/** Serves the built site of a checkout, compressed as a host would, with a backend in memory. */
export async function serveBuild(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
  const served = await serve({ backend, port: 0, site: openLastBuild(join(folder, 'dist'), readBuiltSite(folder)) })
  return {
    url: served.url,
    async close() {
      await served.close()
      await backend.close()
    },
  }
}

/** Builds another commit with the installed packages in a temporary folder and serves it as long as `measure` takes. */
export async function withCommit<Result>(commit: string, measure: (url: string) => Promise<Result>): Promise<Result> {
  const root = resolve('.')
  await using left = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  left.defer(() => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  })
  run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit], root)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  build(folder)
  const served = await serveBuild(folder)
  left.defer(() => served.close())
  return await measure(served.url)
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
