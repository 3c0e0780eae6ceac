import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Builds a checkout and serves it, compressed as a host would, with a backend of its own; returns its URL. */
export async function serveBuild(folder: string, port: number, opened: AsyncDisposableStack): Promise<string> {
  run('npm', ['run', 'build', '--', '--mode', 'embedded'], folder)
  const env = { ...process.env, PORT: String(port), NOVAMESA_DATA: temporaryFolder(opened) }
  const server = spawn('node', ['server/start.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  opened.defer(async () => {
    server.kill()
    await ended
  })
  const url = `http://localhost:${port}`
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))) await setTimeout(200)
  if (server.exitCode !== null) throw new Error(`The server in ${folder} does not start`)
  return url
}

function temporaryFolder(opened: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(program: string, args: string[], cwd?: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}
