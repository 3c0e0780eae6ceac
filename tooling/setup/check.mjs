// `npm run check`: install if needed, then everything that can be asked without a build.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/check/check.ts', ...process.argv.slice(2)])
