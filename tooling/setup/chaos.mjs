// `npm run chaos`, `npm run load`: install if needed, then break or burden a backend of their own.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/chaos/chaos.ts', ...process.argv.slice(2)])
