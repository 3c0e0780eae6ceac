import { spawnSync } from 'node:child_process'

/** Runs the Lingui CLI silently. If it fails, prints its output and the advice and exits. */
export function lingui(args: readonly string[], advice: string): void {
  // Starting worker threads takes longer than reading all of src.
  const { status, stdout, stderr } = spawnSync('lingui', [...args, '--workers', '1'], { encoding: 'utf8' })
  if (status === 0) return
  console.error(`${stdout}${stderr}${advice}`)
  process.exit(status ?? 1)
}
