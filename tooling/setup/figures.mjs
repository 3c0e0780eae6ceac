// `npm run figures`: install if needed, then count this repository; `-- --write` renews the table in docs/models.md.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/figures/figures.ts', ...process.argv.slice(2)])
