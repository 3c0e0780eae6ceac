import { spawnSync } from 'node:child_process'

/** Runs the Lingui CLI, silently while all is well; else ends the process after what it says and what to do. */
export function lingui(args: readonly string[], advice: string): void {
  const { status, stdout, stderr } = spawnSync('lingui', args, { encoding: 'utf8' })
  if (status === 0) return
  console.error(`${stdout}${stderr}${advice}`)
  process.exit(status ?? 1)
}
