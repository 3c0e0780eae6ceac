import { spawnSync } from 'node:child_process'

/** Runs the Lingui CLI, silently while all is well; else shows what it says and ends the process with its exit code. */
export function lingui(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('lingui', args, { encoding: 'utf8' })
  if (status === 0) return
  console.error(stdout + stderr)
  process.exit(status ?? 1)
}
