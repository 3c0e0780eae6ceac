// `npm run submissions`: install if needed, then show what came in.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/submissions.ts', ...process.argv.slice(2)])
