import { spawnSync } from 'node:child_process'
import { findProgram, nginx } from '../../../scripts/programs.ts'

const program = findProgram(nginx)

/** Whether nginx is installed. */
export const hasNginx = program !== undefined

/** Runs nginx until it has daemonized or exited. Returns its exit code, or `null` if it did not start. */
export function runNginx(...args: string[]): number | null {
  // The daemon would keep a pipe open.
  return spawnSync(program ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status
}

/** Vitest calls it once before all tests. It explains why tests are skipped. */
export function setup(): void {
  if (!hasNginx) console.log('nginx is not installed, so its tests are skipped. Debian: apt-get install nginx-light')
}
