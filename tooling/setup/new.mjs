// `npm run new`: install if needed, then add a record or a language.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/new.ts', ...process.argv.slice(2)])
