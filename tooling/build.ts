import { spawnSync } from 'node:child_process'

/** `npm run build [-- --mode embedded]`: bundles the site with Vite, then writes every page as a document. */
for (const command of [
  ['vite', 'build', '--logLevel', 'warn', ...process.argv.slice(2)],
  ['node', 'tooling/prerender/prerender.ts'],
]) {
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
