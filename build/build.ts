import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { mode, quick } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, quick: { type: 'boolean', default: false } },
}).values

/**
 * `npm run build [-- --mode embedded]`: bundles the site with Vite, prerenders every page, then writes the
 * configuration for each supported host. `--quick` compresses less, for a site that is only served on this machine.
 */
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'warn', '--mode', mode],
  ['node', 'build/prerender/prerender.ts', '--mode', mode, ...(quick ? ['--quick'] : [])],
  ['node', 'build/hosting/write-hosts.ts'],
] as const) {
  // React's development build doubles the time of the prerendering.
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  if (status !== 0) process.exit(status ?? 1)
}
