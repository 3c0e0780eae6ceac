import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { mode } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } }).values

/**
 * `npm run build [-- --mode embedded]`: bundles the site with Vite, prerenders every page, then writes the
 * configuration for each supported host.
 */
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'warn', '--mode', mode],
  ['node', 'build/prerender/prerender.ts', mode],
  ['node', 'build/hosting/write-hosts.ts'],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
