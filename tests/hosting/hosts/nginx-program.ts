import { spawnSync } from 'node:child_process'

/** `npm test` sets NGINX_PATH. Otherwise nginx is looked up in PATH and in the sbin folders, which are not in a user's PATH on Debian. */
const program = process.env['NGINX_PATH'] ?? 'nginx'
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` }

/** Whether nginx is installed. */
export const hasNginx = spawnSync(program, ['-v'], { env }).status === 0

/** Runs nginx until it has daemonized or exited. Returns its exit code, or `null` if it did not start. */
export function runNginx(...args: string[]): number | null {
  // The daemon would keep a pipe open.
  return spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
}

/** Vitest calls it once before all tests. It explains why tests are skipped. */
export function setup(): void {
  if (!hasNginx) console.log('nginx is not installed, so its tests are skipped. Debian: apt-get install nginx-light')
}
