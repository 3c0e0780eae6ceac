import { spawnSync } from 'node:child_process'

/** Runs the Lingui CLI, silently while all is well; else ends the process after what it says and what to do. */
export function lingui(args: readonly string[], advice: string): void {
  // Threads take longer to start than all of src takes to read.
  const { status, stdout, stderr } = spawnSync('lingui', [...args, '--workers', '1'], { encoding: 'utf8' })
  if (status === 0) return
  console.error(`${stdout}${stderr}${advice}`)
  process.exit(status ?? 1)
}
