import { spawnSync } from 'node:child_process'

/** `npm test` says where it found nginx; else PATH does, and the folders where Debian puts it beside a user's PATH. */
const program = process.env['NGINX_PATH'] ?? 'nginx'
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` }

/** Whether this machine has nginx. */
export const hasNginx = spawnSync(program, ['-v'], { env }).status === 0

/** Runs nginx until it has gone into the background or ended; its exit code, `null` where it did not even start. */
export function runNginx(...args: string[]): number | null {
  // The server stays behind and would keep a pipe open.
  return spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
}

/** Vitest calls it once before all tests: whoever sees skipped tests shall know why. */
export function setup(): void {
  if (!hasNginx) console.log('nginx is not installed, so its tests are skipped. Debian: apt-get install nginx-light')
}
