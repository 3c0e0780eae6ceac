import { spawnSync } from 'node:child_process'

/** Runs the Lingui CLI; ends the process with its exit code when it fails. */
export function lingui(...args: string[]): void {
  const { status } = spawnSync('lingui', args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
